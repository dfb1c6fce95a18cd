import { brand } from '@bridge/shared/brand'

export const Footer = () => <footer>© {brand.legalName}</footer>
