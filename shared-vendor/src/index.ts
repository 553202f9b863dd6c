/**
 * The closed list of what our apps use of the router, the i18n engine and the store. The whole
 * libraries shared through federation could not be tree-shaken; this list, shared as one singleton,
 * can. Importing the originals anywhere else is a lint and a build error.
 */
export { createInstance as createI18n, type i18n as I18n } from 'i18next';
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { createStore, type StoreApi, useStore } from 'zustand';
