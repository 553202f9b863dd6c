/** What the sign-in and the sign-up form get from the page around them. */
export interface LoginFormProps {
  /** Typed in the other form before. */
  email: string;
  /** While busy the page neither redirects nor comments on the account. */
  onBusy: (busy: boolean) => void;
  /** Asks for the other form; hands over the e-mail address typed so far. */
  onSwitch: (email: string) => void;
}
