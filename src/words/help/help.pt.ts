import type { HelpGroup } from './help-shapes.ts'

/** Help, in Portuguese. */
export const help: readonly HelpGroup[] = [
  {
    heading: 'Sem sinal',
    answers: [
      {
        id: 'offline',
        question: 'O que funciona sem sinal?',
        paragraphs: [
          'Toda página que você abriu uma vez abre de novo, com imagens e preços: início, categorias, lojas, produtos, resultados de busca e esta ajuda. Uma faixa no alto avisa que você está sem internet e há quanto tempo o conteúdo foi atualizado.',
          'A busca também funciona: ela procura em tudo o que está salvo no celular. Se uma página nunca foi aberta, ela avisa e oferece o que está salvo.',
        ],
        ways: ['saved'],
      },
      { id: 'saved', question: 'Onde encontro o que está salvo?', paragraphs: ['Em Salvos. Primeiro vêm as listas que você salvou offline, depois as categorias, os produtos e as lojas que abrem sem internet; cada produto mostra quando foi atualizado pela última vez.'], ways: ['saved'] },
      {
        id: 'take-along',
        question: 'Posso salvar uma categoria inteira?',
        paragraphs: ['Sim. Abra uma categoria, uma loja ou uma busca e toque em “Salvar offline”. Antes você vê quantos produtos são e quantos dados isso gasta; de uma lista longa são salvos os primeiros 400. Dá para parar a qualquer momento e continuar depois.'],
      },
      { id: 'age', question: 'Como sei se um preço salvo ainda vale?', paragraphs: ['As páginas salvas dizem de quando são. Vale sempre a resposta da loja: assim que houver sinal, preços e estoque são consultados de novo e a página muda sozinha.'] },
      {
        id: 'unreachable',
        question: 'Há internet, mas aparece “O servidor não responde”. Por quê?',
        paragraphs: ['O celular está conectado, mas a nossa resposta não chega: o sinal pode estar fraco demais ou o sistema em manutenção. As páginas salvas continuam abertas e a tentativa se repete sozinha. Não é preciso recarregar.'],
      },
      { id: 'delete-saved', question: 'Como apago o que está salvo?', paragraphs: ['Em Configurações você vê quanto está salvo e pode limpar tudo ou só as listas salvas offline; “Vistos por você” e as buscas recentes têm linhas próprias. Para remover uma única lista, abra Salvos. Se o celular estiver cheio, as imagens saem primeiro, sozinhas; as páginas ficam.'], ways: ['settings'] },
    ],
  },
  {
    heading: 'Dados e aplicativo',
    answers: [
      {
        id: 'data-saver',
        question: 'Como gasto menos dados móveis?',
        paragraphs: [
          'Em Configurações, deixe a economia de dados em “Sempre ativada”. As imagens vêm no menor tamanho e nada é baixado sem você pedir. Em “Automática” ela liga sozinha quando o navegador pede economia ou a conexão é lenta.',
          'O que você já abriu não é baixado inteiro de novo, por isso uma segunda visita custa muito pouco.',
        ],
        ways: ['settings'],
      },
      { id: 'data-meter', question: 'Quanto o {brand} me custa em dados?', paragraphs: ['Configurações mostra quantos megabytes este celular gastou neste mês. Informe quanto custa um megabyte para você e veja o valor em dinheiro.'], ways: ['settings'] },
      {
        id: 'install',
        question: 'Como coloco o {brand} na tela inicial?',
        paragraphs: [
          'Toque em “Baixar o app” no alto da página ou em “Instalar o app” no seu perfil. No iPhone ou iPad, abra o {brand} no Safari, toque em Compartilhar e depois em Adicionar à Tela de Início. No computador o navegador instala o app ou aparece um código para a câmera do celular.',
          'Não precisa de loja de aplicativos, ocupa pouco espaço e abre como qualquer outro app.',
        ],
        ways: ['profile'],
      },
      { id: 'update', question: 'O que significa “Nova versão disponível”?', paragraphs: ['Melhoramos alguma coisa. Toque em Atualizar e a página abre na nova versão, no mesmo lugar. Se não fizer nada, você continua na anterior, e a nova entra sozinha quando você ficar algum tempo longe da página.'] },
    ],
  },
  {
    heading: 'Região, idioma e aparência',
    answers: [
      {
        id: 'region',
        question: 'Como mudo de região e o que muda com ela?',
        paragraphs: ['Toque na bandeira no alto da página ou em Configurações. A região define as lojas e os produtos que você vê, a moeda e onde há entrega: Sri Lanka, China, Laos ou Turquia. As páginas salvas de outra região ficam guardadas, mas nunca se misturam.'],
        ways: ['settings'],
      },
      { id: 'language', question: 'Quais idiomas existem?', paragraphs: ['Inglês, chinês, turco, russo e português, em qualquer região. O idioma é escolhido no menu da bandeira ou em Configurações, e funciona sem internet se já foi usado antes.'], ways: ['settings'] },
      { id: 'dark', question: 'Existe tema escuro?', paragraphs: ['Sim. A página segue o seu aparelho; em Configurações você escolhe claro ou escuro.'], ways: ['settings'] },
    ],
  },
  {
    heading: 'Busca e preços',
    answers: [
      { id: 'search', question: 'Preciso digitar tudo certinho?', paragraphs: ['Não. As palavras podem vir em qualquer ordem, basta o começo de uma palavra, acentos não importam e um erro de digitação é corrigido. Você pode buscar em qualquer um dos cinco idiomas.'] },
      {
        id: 'prices',
        question: 'O que dizem o preço vermelho e o riscado?',
        paragraphs: ['O riscado é o preço anterior; o vermelho diz que o preço caiu, com a porcentagem ao lado. Os preços são os da sua região, na moeda dela. Se o produto tem várias opções, vale o preço da opção escolhida.'],
      },
      { id: 'not-here', question: 'Por que um produto não está disponível na minha região?', paragraphs: ['A loja não o vende na sua região. Talvez você tenha chegado por um link externo ou o tenha aberto com outra região escolhida. Abaixo dele há produtos parecidos.'] },
      { id: 'out-of-stock', question: 'O que significa “Esgotado”?', paragraphs: ['No momento não há mais nenhum. Nos filtros da busca você pode ver só o que há em estoque. Em um produto com várias opções, uma pode ter acabado: ela aparece riscada.'] },
      { id: 'reviews', question: 'Quem escreve as avaliações?', paragraphs: ['Clientes. A nota vai de uma a cinco estrelas e a pessoa pode ficar anônima. “Ver todas as avaliações”, na página do produto, abre a lista inteira; lá dá para filtrar por estrelas e por imagens.'] },
    ],
  },
  {
    heading: 'Entrega e devolução',
    answers: [
      { id: 'delivery', question: 'Quanto tempo leva a entrega, e o frete é grátis?', paragraphs: ['A página do produto diz entre que dias o pacote deve chegar. Uma etiqueta verde indica frete grátis na sua região; outra, que o vendedor aceita dinheiro na entrega.'] },
      { id: 'overseas', question: 'O que significa “Internacional”?', paragraphs: ['O produto vem de outro país. Demora mais, como dizem os dias na página dele, e podem valer as regras de alfândega do seu país.'] },
      { id: 'returns', question: 'Posso devolver um produto?', paragraphs: ['O que pode ser devolvido e até quando, quem paga o envio e quando o dinheiro volta está na política de devolução e reembolso. A garantia está na página do produto.'], ways: ['refund-policy'] },
    ],
  },
  {
    heading: 'Você e nós',
    answers: [
      { id: 'account', question: 'Preciso de uma conta?', paragraphs: ['Não. Tudo aqui funciona sem conta: olhar, buscar, mudar de região e idioma e salvar offline.'] },
      {
        id: 'footprint',
        question: 'O que é “Vistos por você” e quem vê?',
        paragraphs: ['A lista dos produtos que você abriu, por dia, no máximo 500. Ela fica no seu celular e ninguém mais a vê. Você pode tirar um produto, vários de uma vez ou todos.'],
        ways: ['footprint'],
      },
      { id: 'privacy', question: 'O que vocês sabem sobre mim?', paragraphs: ['Não há publicidade de terceiros nem rastreamento em outros sites. O que é guardado, para quê e por quanto tempo está na política de privacidade.'], ways: ['privacy-agreement'] },
      { id: 'contact', question: 'Como falo com vocês?', paragraphs: ['Se houver um endereço de e-mail, “Fale conosco” aparece no fim da página inicial. Quem somos e o que combinamos com você está aqui:'], ways: ['about', 'service-agreement'] },
    ],
  },
]
