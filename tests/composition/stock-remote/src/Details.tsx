import './details.css';

export default function Details() {
  return <p className="stock-details">195/65R15</p>;
}
