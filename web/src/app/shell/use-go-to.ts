import { useNavigate } from 'react-router'

/** Goes to an address of ours within the page, and to any other by leaving it. */
export function useGoTo(): (address: string) => void {
  const navigate = useNavigate()
  return (address) => (address.startsWith('/') ? void navigate(address) : window.location.assign(address))
}
