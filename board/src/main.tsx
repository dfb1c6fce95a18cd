import { createRoot } from 'react-dom/client'
import { Board } from './Board.tsx'

const place = document.getElementById('board')
if (place) createRoot(place).render(<Board />)
