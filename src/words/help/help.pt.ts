import type { HelpGroup } from './help-shapes.ts'

/** Help, in Brazilian Portuguese. */
export const help: readonly HelpGroup[] = [
  {
    heading: 'Sem sinal',
    answers: [
      {
        id: 'offline',
        question: 'O que funciona sem sinal?',
        paragraphs: [
          'Toda página que você já abriu uma vez abre de novo, com imagens e preços: início, categorias, lojas, produtos, resultados de busca e esta ajuda. Uma faixa abaixo do cabeçalho avisa que você está sem internet e há quanto tempo o conteúdo mais antigo da tela foi atualizado.',
          'A busca também funciona: ela procura em tudo o que está salvo no celular. Se uma página nunca foi aberta, ela avisa e oferece o que está salvo.',
        ],
        ways: ['saved'],
      },
      { id: 'saved', question: 'Onde encontro o que está salvo?', paragraphs: ['Em Salvos. Primeiro vêm as listas que você salvou offline, depois as categorias, os produtos e as lojas que abrem sem internet; cada produto mostra quando foi atualizado pela última vez.'], ways: ['saved'] },
      {
        id: 'take-along',
        question: 'Posso salvar uma categoria inteira?',
        paragraphs: ['Sim. Abra uma categoria, uma loja ou uma busca e toque em “Salvar offline”. Antes você vê quantos produtos são e quantos dados isso gasta; em uma lista longa, são salvos os primeiros 400 produtos. Dá para parar a qualquer momento e continuar depois.'],
      },
      { id: 'age', question: 'Como sei se um preço salvo ainda vale?', paragraphs: ['As páginas salvas mostram de quando são. Vale sempre a informação mais recente da loja: assim que houver sinal, preços e estoque são consultados de novo e a página se atualiza sozinha.'] },
      {
        id: 'unreachable',
        question: 'Há internet, mas aparece “O servidor não responde”. Por quê?',
        paragraphs: ['O celular está conectado, mas a nossa resposta não chega: o sinal pode estar fraco demais ou o sistema em manutenção. As páginas salvas continuam disponíveis, e a página tenta de novo sozinha. Não é preciso recarregar.'],
      },
      { id: 'delete-saved', question: 'Como apago o que está salvo?', paragraphs: ['Em Configurações, você vê quanto está salvo e pode limpar tudo ou só as listas salvas offline; “Vistos por você” e as buscas recentes têm linhas próprias. Para remover uma única lista, abra Salvos. Se a memória do celular estiver cheia, as imagens saem primeiro, automaticamente; as páginas ficam.'], ways: ['settings'] },
    ],
  },
  {
    heading: 'Dados e aplicativo',
    answers: [
      {
        id: 'data-saver',
        question: 'Como gasto menos dados móveis?',
        paragraphs: [
          'Em Configurações, deixe a economia de dados em “Sempre ativada”. As imagens vêm no menor tamanho e nada é baixado sem você pedir. Em “Automática”, ela liga sozinha quando o navegador pede economia ou a conexão é lenta.',
          'O que você já abriu não é baixado por inteiro de novo; por isso, a segunda visita gasta muito pouco.',
        ],
        ways: ['settings'],
      },
      { id: 'data-meter', question: 'Quantos dados o {brand} gasta?', paragraphs: ['Em Configurações, você vê quantos megabytes gastou neste mês neste celular. Informe quanto paga por megabyte e veja o valor em dinheiro.'], ways: ['settings'] },
      {
        id: 'install',
        question: 'Como coloco o {brand} na tela inicial?',
        paragraphs: [
          'Toque em “Baixar o app” no topo da página ou em “Instalar o app” no seu perfil. No iPhone ou iPad, abra o {brand} no Safari, toque em “Compartilhar” e depois em “Adicionar à Tela de Início”. No computador, o navegador instala o app ou aparece um código para ler com a câmera do celular.',
          'Dispensa loja de aplicativos, ocupa pouco espaço e abre como qualquer outro app.',
        ],
        ways: ['profile'],
      },
      { id: 'update', question: 'O que significa “Nova versão disponível”?', paragraphs: ['Melhoramos alguma coisa. Toque em “Atualizar” e a página abre na nova versão, no mesmo lugar. Se não fizer nada, você continua na anterior, e a nova é ativada sozinha quando você ficar um tempo fora da página.'] },
    ],
  },
  {
    heading: 'Região, idioma e aparência',
    answers: [
      {
        id: 'region',
        question: 'Como mudo de região e o que muda com isso?',
        paragraphs: ['Toque na bandeira no topo da página ou abra Configurações. A região define as lojas e os produtos que você vê, a moeda e onde há entrega: Sri Lanka, China, Laos ou Turquia. As páginas salvas em outra região são mantidas, mas nunca se misturam com as da região atual.'],
        ways: ['settings'],
      },
      { id: 'language', question: 'Quais idiomas estão disponíveis?', paragraphs: ['Inglês, chinês, turco, russo e português, em qualquer região. Você escolhe o idioma no menu da bandeira ou em Configurações, e ele funciona sem internet se já foi usado antes.'], ways: ['settings'] },
      { id: 'dark', question: 'Existe tema escuro?', paragraphs: ['Sim. Por padrão, a página segue o tema do aparelho; em Configurações, você pode escolher claro ou escuro.'], ways: ['settings'] },
    ],
  },
  {
    heading: 'Busca e preços',
    answers: [
      { id: 'search', question: 'Preciso digitar tudo certinho?', paragraphs: ['Não. As palavras podem vir em qualquer ordem, basta o começo de uma palavra, acentos não importam e um erro de digitação é corrigido. Você pode buscar em qualquer um dos cinco idiomas.'] },
      {
        id: 'prices',
        question: 'O que significam o preço em vermelho e o riscado?',
        paragraphs: ['O riscado é o preço anterior; o vermelho indica que o preço caiu, com a porcentagem ao lado. Os preços são os da sua região, na moeda dela. Se o produto tem várias opções, vale o preço da opção escolhida.'],
      },
      { id: 'not-here', question: 'Por que um produto não está disponível na minha região?', paragraphs: ['A loja não o vende na sua região. Talvez você tenha chegado a ele por um link externo ou quando outra região estava selecionada. Abaixo dele, há produtos semelhantes.'] },
      { id: 'out-of-stock', question: 'O que significa “Esgotado”?', paragraphs: ['No momento, não há mais unidades. Nos filtros da busca, você pode escolher ver só o que está em estoque. Em um produto com várias opções, uma pode ter acabado e as outras não: ela aparece riscada.'] },
      { id: 'reviews', question: 'Quem escreve as avaliações?', paragraphs: ['Os clientes. Eles dão de uma a cinco estrelas e podem ficar anônimos. “Ver todas as avaliações”, na página do produto, abre a lista inteira; lá dá para filtrar por estrelas e por fotos.'] },
    ],
  },
  {
    heading: 'Entrega e devolução',
    answers: [
      { id: 'delivery', question: 'Quanto tempo leva a entrega, e o frete é grátis?', paragraphs: ['A página do produto mostra entre quais dias o pacote deve chegar. Uma etiqueta verde indica frete grátis na sua região; outra, que o vendedor aceita pagamento em dinheiro na entrega.'] },
      { id: 'overseas', question: 'O que significa “Internacional”?', paragraphs: ['O produto vem de outro país. Demora mais, como mostra o prazo na página dele, e podem valer as regras alfandegárias do seu país.'] },
      { id: 'returns', question: 'Posso devolver um produto?', paragraphs: ['A política de devolução e reembolso explica o que pode ser devolvido e até quando, quem arca com os custos e quando o dinheiro volta. O prazo da garantia está na página do produto.'], ways: ['refund-policy'] },
    ],
  },
  {
    heading: 'Você e nós',
    answers: [
      { id: 'account', question: 'Preciso de uma conta?', paragraphs: ['Não. Tudo aqui funciona sem conta: ver produtos, buscar, mudar de região e idioma e salvar offline.'] },
      {
        id: 'footprint',
        question: 'O que é “Vistos por você” e quem vê?',
        paragraphs: ['A lista dos produtos que você abriu, por dia, no máximo 500. Ela fica no seu celular e ninguém mais a vê. Você pode remover um produto, vários de uma vez ou todos.'],
        ways: ['footprint'],
      },
      { id: 'privacy', question: 'O que vocês sabem sobre mim?', paragraphs: ['Não há publicidade de terceiros nem rastreamento em outros sites. A política de privacidade explica o que é armazenado, para quê e por quanto tempo.'], ways: ['privacy-agreement'] },
      { id: 'contact', question: 'Como falo com vocês?', paragraphs: ['Se o shopping tiver um endereço de e-mail, “Fale conosco” aparece no fim da página inicial. Veja aqui quem somos e o que combinamos com você:'], ways: ['about', 'service-agreement'] },
    ],
  },
]
