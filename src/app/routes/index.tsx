import { createFileRoute } from '@tanstack/react-router'
import { startPage } from '../data/catalogue-queries.ts'
import { HomeScreen } from '../features/home/home-screen.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context, location }) => startPage(context.client, location.pathname, context.place),
  component: HomeScreen,
})
