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
          'O que você colocar no carrinho ou marcar como favorito nesse meio-tempo fica no celular e é enviado depois. Para entrar na conta, fazer o pedido e pagar, é preciso internet.',
        ],
        links: ['saved'],
      },
      {
        id: 'saved',
        question: 'Onde encontro o que está salvo?',
        paragraphs: [
          'Em Salvos. Primeiro vêm as listas que você salvou offline, depois as categorias, os produtos e as lojas que abrem sem internet; cada produto mostra quando foi atualizado pela última vez.',
        ],
        links: ['saved'],
      },
      {
        id: 'take-along',
        question: 'Posso salvar uma categoria inteira?',
        paragraphs: [
          'Sim. Abra uma categoria, uma loja ou uma busca e toque em “Salvar offline”. Antes você vê quantos produtos são e quantos dados isso gasta; em uma lista longa, são salvos os primeiros 400 produtos. Dá para parar a qualquer momento e continuar depois.',
        ],
      },
      {
        id: 'age',
        question: 'Como sei se um preço salvo ainda vale?',
        paragraphs: [
          'As páginas salvas mostram de quando são. Vale sempre a informação mais recente da loja: assim que houver sinal, preços e estoque são consultados de novo e a página se atualiza sozinha.',
        ],
      },
      {
        id: 'unreachable',
        question: 'Há internet, mas aparece “O servidor não responde”. Por quê?',
        paragraphs: [
          'O celular está conectado, mas a nossa resposta não chega: o sinal pode estar fraco demais ou o sistema em manutenção. As páginas salvas continuam disponíveis, e a página tenta de novo sozinha. Não é preciso recarregar.',
        ],
      },
      {
        id: 'delete-saved',
        question: 'Como apago o que está salvo?',
        paragraphs: [
          'Em Configurações, na parte “Neste celular”, você pode limpar tudo o que está salvo, a lista “Vistos por você” deste celular ou as buscas recentes. O botão “Limpar” da linha “Salvo offline” apaga todas as listas salvas offline; para remover uma só, abra Salvos. Se a memória do celular estiver cheia, as imagens saem primeiro, automaticamente; as páginas ficam.',
        ],
        links: ['settings', 'saved'],
      },
    ],
  },
  {
    heading: 'Sua conta',
    answers: [
      {
        id: 'account',
        question: 'Preciso de uma conta?',
        paragraphs: [
          'Para ver produtos, buscar, salvar offline, guardar favoritos e encher o carrinho, não: tudo isso fica no seu celular. Para fazer pedidos, pagar, salvar endereços e ver seus pedidos, você precisa entrar.',
          'Quando você entra, o carrinho, os favoritos e os produtos vistos deste celular se juntam aos da sua conta e aparecem em todos os aparelhos em que você entrou.',
        ],
        links: ['register'],
      },
      {
        id: 'log-in',
        question: 'Como entro na minha conta?',
        paragraphs: [
          'Toque em “Entrar” no topo da página inicial ou no seu perfil. Em “Login rápido”, informe o celular ou o e-mail e digite o código que enviamos; não precisa de senha. Em “Senha”, você entra com o celular ou o e-mail e a sua senha.',
          'Se o Google e o Facebook estiverem disponíveis, também dá para entrar com eles. Para entrar, é preciso internet; depois disso, você continua na conta mesmo sem sinal.',
        ],
        links: ['profile'],
      },
      {
        id: 'register',
        question: 'Como crio uma conta?',
        paragraphs: [
          'O “Login rápido” cria a conta sozinho se ainda não houver uma com seu celular ou e-mail. Em “Criar uma conta”, você já escolhe um apelido e uma senha: pelo menos 8 caracteres, com letra maiúscula, letra minúscula, símbolo e número.',
        ],
        links: ['register'],
      },
      {
        id: 'code',
        question: 'O código não chega ou não é aceito. O que faço?',
        paragraphs: [
          'Confira o número e o código do país, ou o e-mail, e veja também o spam. Depois de 60 segundos, você pode tocar em “Reenviar código”. O código vale por 5 minutos e uma única vez; só o último enviado funciona e, depois de cinco tentativas erradas, é preciso um novo.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'Esqueci minha senha. O que faço?',
        paragraphs: [
          'Ao entrar, escolha “Senha” e depois “Esqueceu a senha?”. Enviamos um código para o seu celular ou e-mail, e você escolhe uma nova senha. Todos os aparelhos são desconectados; entre neles com a nova senha. Com o “Login rápido”, você entra sem senha nenhuma.',
        ],
      },
      {
        id: 'change-login',
        question: 'Como mudo meu e-mail, celular ou senha?',
        paragraphs: [
          'Em “Conta e segurança”, no perfil e em Configurações. O novo e-mail ou celular é confirmado com um código que enviamos para ele. Para mudar a senha, é preciso a atual ou, se você ainda não tem uma, um código; seus outros aparelhos são desconectados.',
        ],
        links: ['security'],
      },
      {
        id: 'devices',
        question: 'Onde minha conta está aberta e como saio de um celular perdido?',
        paragraphs: [
          '“Conta e segurança” mostra os “Aparelhos conectados” e o último acesso de cada um. “Desconectar” encerra o acesso em um deles; “Desconectar todos os outros aparelhos”, em todos menos neste.',
        ],
        links: ['security'],
      },
      {
        id: 'log-out',
        question: 'O que acontece quando saio da conta?',
        paragraphs: [
          'O que é seu sai deste celular: carrinho, favoritos, produtos vistos, pedidos e páginas salvas. Carrinho, favoritos, produtos vistos e pedidos ficam na sua conta e voltam quando você entrar de novo. Idioma, região, aparência e economia de dados não mudam. Se algo ainda não chegou à loja, perguntamos antes, porque isso se perderia.',
        ],
      },
      {
        id: 'delete-account',
        question: 'Como excluo minha conta?',
        paragraphs: [
          'Em “Conta e segurança”, toque em “Excluir conta” e confirme com um código. Por 14 dias, basta entrar para tudo voltar. Depois disso, seu nome, endereços, favoritos e produtos vistos são excluídos de vez; os pedidos ficam, sem seu nome e seus contatos.',
          'Antes disso, em “Meus dados”, você pode baixar em um só arquivo tudo o que a loja guarda sobre você.',
        ],
        links: ['security'],
      },
    ],
  },
  {
    heading: 'Carrinho e favoritos',
    answers: [
      {
        id: 'favourites',
        question: 'Como guardo favoritos?',
        paragraphs: [
          'Toque no coração de um produto ou de uma loja, mesmo sem sinal. Os dois ficam em “Favoritos”. Sem conta, eles ficam neste celular; com conta, aparecem em todos os aparelhos em que você entrou.',
        ],
        links: ['favourites'],
      },
      {
        id: 'cart-guest',
        question: 'O que acontece com meu carrinho quando entro na conta?',
        paragraphs: [
          'Enquanto você não entra, o carrinho fica neste celular. Quando entra, ele se junta ao carrinho da sua conta, e as quantidades do que havia nos dois são somadas. Cada região tem o próprio carrinho.',
        ],
        links: ['cart'],
      },
      {
        id: 'cart-offline',
        question: 'Posso encher o carrinho sem sinal?',
        paragraphs: [
          'Sim, com qualquer produto salvo no celular. Cada alteração mostra que está pendente e é enviada sozinha quando o sinal volta. Ela é feita uma única vez, por mais que a conexão caia.',
          'Até lá, o total é uma estimativa com os preços salvos. Vale a resposta da loja: o que não foi possível aparece abaixo do produto.',
        ],
        links: ['cart'],
      },
      {
        id: 'waiting',
        question: 'O que significa “Alterações pendentes”?',
        paragraphs: [
          'É o que você mudou no carrinho ou nos favoritos e a loja ainda não sabe. Enquanto houver algo pendente, a lista está no perfil, em “Alterações pendentes”, e, sem sinal, também no carrinho, em “Ver alterações”. “Desfazer” volta atrás, “Enviar agora” envia na hora. Se a loja não aceitar, ela diz por quê, e você escolhe “Tentar de novo” ou “Ignorar”.',
        ],
        links: ['profile', 'cart'],
      },
      {
        id: 'cart-changed',
        question: 'E se o preço ou o estoque mudar nesse meio-tempo?',
        paragraphs: [
          'O carrinho avisa abaixo do produto: o preço de agora e o de quando você adicionou, ou quantas unidades restam. O que está esgotado ou não é vendido na sua região não pode ser pedido; “Semelhantes” mostra outros parecidos.',
          'Ao finalizar a compra, tudo é conferido de novo e você vê o que mudou. Se ficou mais caro, o pedido só é feito depois que você aceitar o novo total.',
        ],
        links: ['cart'],
      },
    ],
  },
  {
    heading: 'Pedido e pagamento',
    answers: [
      {
        id: 'order',
        question: 'Como faço um pedido?',
        paragraphs: [
          'Escolha os produtos no carrinho e toque em “Finalizar”, ou toque em “Comprar agora” na página do produto. Confira o endereço, a entrega e o total e toque em “Fazer pedido”; a forma de pagamento é escolhida na página seguinte. Se os produtos são de várias lojas, cada loja recebe um pedido separado.',
          'É preciso ter conta, um endereço no país da sua região e internet. Nada é pedido sem você.',
        ],
        links: ['cart'],
      },
      {
        id: 'addresses',
        question: 'Como salvo um endereço de entrega?',
        paragraphs: [
          'Em “Endereços”, no perfil, ou ao finalizar a compra. Dá para salvar até 50; o endereço padrão é usado primeiro. Se o sinal cair, o que você digitou fica; para salvar, é preciso internet.',
        ],
        links: ['addresses'],
      },
      {
        id: 'delivery-time',
        question: 'Posso escolher o horário de entrega?',
        paragraphs: [
          'Sim, ao finalizar a compra, entre os horários oferecidos; se algum tiver custo extra, o valor aparece ao lado. Se algo vem do exterior, aparecem no lugar deles os dias previstos de chegada.',
        ],
      },
      {
        id: 'fees',
        question: 'Quais taxas são somadas?',
        paragraphs: [
          'O frete é cobrado por loja. É grátis nos produtos com essa etiqueta ou quando você compra o bastante em uma loja da sua região; do exterior, custa mais. Há também a taxa de manuseio, a taxa para pedido pequeno, se o valor dos produtos for baixo, e o seguro de entrega, se você quiser.',
          'Tudo aparece antes de você fazer o pedido. Se o valor estiver abaixo do pedido mínimo, há um aviso.',
        ],
      },
      {
        id: 'insurance',
        question: 'O que é o seguro de entrega?',
        paragraphs: [
          'Se o pacote se perder ou quebrar no caminho, seu dinheiro volta. A escolha é sua: marque o seguro ao finalizar a compra; o preço está ao lado.',
        ],
      },
      {
        id: 'checkout-expired',
        question: 'Por que o tempo para finalizar a compra expira?',
        paragraphs: [
          'Preços e estoque mudam; por isso, os preços valem só por alguns minutos, e um relógio faz a contagem. Depois disso, toque em “Atualizar preços”: endereço, horário e observações ficam e, se ficou mais caro, perguntamos antes. Os produtos só são reservados para você quando o pedido é feito.',
        ],
      },
      {
        id: 'payment',
        question: 'Como posso pagar?',
        paragraphs: [
          'Com um novo cartão (Visa ou Mastercard), com um cartão salvo ou em dinheiro na entrega, se todos os produtos do pedido aceitarem. Os dados do cartão vão só ao provedor de pagamento; de um cartão salvo, guardamos a bandeira, os quatro últimos dígitos e a validade.',
          'Pague em até 30 minutos depois de fazer o pedido. Até lá, ele espera em “A pagar”; depois, é encerrado e nada é cobrado.',
        ],
        links: ['orders'],
      },
      {
        id: 'saved-cards',
        question: 'Como salvo ou excluo um cartão?',
        paragraphs: [
          'Ao pagar com um novo cartão, marque “Salvar este cartão para a próxima vez”. Em “Cartões salvos”, no perfil, você escolhe o cartão padrão ou exclui um cartão.',
        ],
        links: ['cards'],
      },
      {
        id: 'bank',
        question: 'Por que meu banco pede confirmação?',
        paragraphs: [
          'Alguns bancos perguntam antes de pagar. A página do banco se abre, você aprova ou recusa e volta para cá. Se voltou sem responder, toque em “Ir para o site do banco”; nada é cobrado antes de você aprovar.',
        ],
      },
      {
        id: 'card-refused',
        question: 'Meu cartão foi recusado. E agora?',
        paragraphs: [
          'Nada foi cobrado, e o pedido continua aberto. A página diz o motivo: tente de novo, use outro cartão ou escolha o pagamento na entrega, se estiver disponível.',
        ],
      },
      {
        id: 'pay-offline',
        question: 'E se o sinal cair enquanto faço o pedido ou pago?',
        paragraphs: [
          'Por mais que você toque ou recarregue a página, o pedido nunca é feito duas vezes e você nunca é cobrado duas vezes. Quando o sinal voltar, toque em “Verificar” ou abra “Meus pedidos”: lá você vê o que aconteceu.',
          'Se o pagamento só se completar depois que o pedido foi encerrado, o dinheiro volta sozinho.',
        ],
        links: ['orders'],
      },
    ],
  },
  {
    heading: 'Seus pedidos',
    answers: [
      {
        id: 'orders',
        question: 'Onde está meu pedido?',
        paragraphs: [
          'No perfil, em “Meus pedidos”: A pagar, A enviar, A receber e Concluídos. A página do pedido diz quando ele deve chegar; em “Rastreio” estão a transportadora, o código de rastreio e cada etapa. Dá para buscar pelo número do pedido, pela loja ou pelo produto.',
        ],
        links: ['orders'],
      },
      {
        id: 'notices',
        question: 'Onde vejo o que aconteceu com os meus pedidos?',
        paragraphs: [
          'No sino, no alto da página inicial e no seu perfil. Cada passo de um pedido ou reembolso é uma notificação ali; ao tocar nela, você abre o pedido. O número no sino diz quantas não foram lidas. Em Novidades está o que a loja conta a todos na sua região; sem conta, só isso aparece.',
        ],
        links: ['notices'],
      },
      {
        id: 'orders-offline',
        question: 'Posso ver meus pedidos sem sinal?',
        paragraphs: [
          'Sim. Quando você abre “Meus pedidos”, os últimos 20, com o rastreio, são salvos no celular; com a economia de dados ligada, só os que você abriu. A tela mostra de quando são. Para pagar, cancelar ou confirmar o recebimento, é preciso internet.',
        ],
        links: ['orders'],
      },
      {
        id: 'cancel-order',
        question: 'Como cancelo um pedido ou mudo o endereço dele?',
        paragraphs: [
          'Antes do envio, toque em “Cancelar pedido” na página dele e escolha o motivo. Tudo o que você pagou volta pela mesma forma de pagamento. Depois do envio, não dá mais para cancelar, mas você pode pedir reembolso.',
          'O endereço não pode ser mudado depois do pedido: cancele e faça um novo pedido para o outro endereço.',
        ],
        links: ['orders'],
      },
      {
        id: 'confirm-receipt',
        question: 'O que significa “Confirmar recebimento”?',
        paragraphs: [
          'Você avisa que tudo chegou, e o pedido é concluído. Se não fizer nada, isso acontece sozinho 15 dias depois do envio. Você ainda pode pedir reembolso até 7 dias após a entrega.',
        ],
      },
      {
        id: 'buy-again',
        question: 'Posso comprar o mesmo de novo?',
        paragraphs: [
          'Sim. “Comprar de novo”, em um pedido concluído ou cancelado, coloca os produtos dele no carrinho, mesmo sem sinal. Se algo está em falta ou não é mais vendido, o carrinho avisa. O botão aparece na região em que o pedido foi feito.',
        ],
      },
      {
        id: 'receipt',
        question: 'Onde encontro o recibo?',
        paragraphs: [
          'Na página do pedido, depois de pagar ou de escolher o pagamento na entrega: “Recibo” e depois “Imprimir”. Faça isso antes de tocar em “Excluir pedido”, porque o pedido sai da sua lista de vez.',
        ],
        links: ['orders'],
      },
    ],
  },
  {
    heading: 'Entrega e devolução',
    answers: [
      {
        id: 'delivery',
        question: 'Quanto tempo leva a entrega, e o frete é grátis?',
        paragraphs: [
          'A página do produto mostra entre quais dias o pacote deve chegar. Uma etiqueta verde indica frete grátis na sua região; outra, que o vendedor aceita pagamento em dinheiro na entrega.',
        ],
      },
      {
        id: 'overseas',
        question: 'O que significa “Internacional”?',
        paragraphs: [
          'O produto vem de outro país. Demora mais, como mostra o prazo na página dele, e podem valer as regras alfandegárias do seu país.',
        ],
      },
      {
        id: 'returns',
        question: 'Posso devolver um produto?',
        paragraphs: [
          'A política de devolução e reembolso explica o que pode ser devolvido e até quando, quem arca com os custos e quando o dinheiro volta. O prazo da garantia está na página do produto.',
        ],
        links: ['refund-policy'],
      },
      {
        id: 'ask-refund',
        question: 'Como peço reembolso?',
        paragraphs: [
          'Depois do pagamento e até 7 dias após a entrega, toque em “Pedir reembolso” na página do pedido. Diga para quais itens e por quê; você pode adicionar até cinco imagens.',
          'A loja responde em “Reembolso”. Até lá, você pode cancelar a solicitação; se for recusada, o motivo aparece e, dentro do prazo, dá para pedir de novo.',
        ],
        links: ['orders', 'refunds'],
      },
      {
        id: 'refund-money',
        question: 'Quando recebo meu dinheiro de volta?',
        paragraphs: [
          'Quando a loja aprova o reembolso ou o pedido é cancelado, o dinheiro volta sozinho para o cartão que você usou; o banco pode levar alguns dias para mostrar. Se você pagou em dinheiro, nossa equipe faz a devolução. Em “Reembolso”, você vê o andamento.',
          'Volta o que você pagou pelos itens. As taxas também voltam se nada do pedido foi enviado e ele é reembolsado por inteiro.',
        ],
        links: ['refunds'],
      },
    ],
  },
  {
    heading: 'Busca e preços',
    answers: [
      {
        id: 'search',
        question: 'Preciso digitar tudo certinho?',
        paragraphs: [
          'Não. As palavras podem vir em qualquer ordem, basta o começo de uma palavra, acentos não importam e um erro de digitação é corrigido. Você pode buscar em qualquer um dos cinco idiomas.',
        ],
      },
      {
        id: 'prices',
        question: 'O que significam o preço em vermelho e o riscado?',
        paragraphs: [
          'O riscado é o preço anterior; o vermelho indica que o preço caiu, com a porcentagem ao lado. Os preços são os da sua região, na moeda dela. Se o produto tem várias opções, vale o preço da opção escolhida.',
        ],
      },
      {
        id: 'not-here',
        question: 'Por que um produto não está disponível na minha região?',
        paragraphs: [
          'A loja não o vende na sua região. Talvez você tenha chegado a ele por um link externo ou quando outra região estava selecionada. Abaixo dele, há produtos semelhantes.',
        ],
      },
      {
        id: 'out-of-stock',
        question: 'O que significa “Esgotado”?',
        paragraphs: [
          'No momento, não há mais unidades. Nos filtros da busca, você pode escolher ver só o que está em estoque. Em um produto com várias opções, uma pode ter acabado e as outras não: ela aparece riscada.',
        ],
      },
      {
        id: 'reviews',
        question: 'Quem escreve as avaliações?',
        paragraphs: [
          'Os clientes. Eles dão de uma a cinco estrelas e podem ficar anônimos. “Ver todas as avaliações”, na página do produto, abre a lista inteira; lá dá para filtrar por estrelas e por fotos.',
        ],
      },
    ],
  },
  {
    heading: 'Região, idioma e aparência',
    answers: [
      {
        id: 'region',
        question: 'Como mudo de região e o que muda com isso?',
        paragraphs: [
          'Toque na bandeira no topo da página ou abra Configurações. A região define as lojas e os produtos que você vê, a moeda e onde há entrega: Sri Lanka, China, Laos ou Turquia. As páginas salvas em outra região são mantidas, mas nunca se misturam com as da região atual. Cada região tem o próprio carrinho.',
        ],
        links: ['settings'],
      },
      {
        id: 'language',
        question: 'Quais idiomas estão disponíveis?',
        paragraphs: [
          'Inglês, chinês, turco, russo e português, em qualquer região. Você escolhe o idioma no menu da bandeira ou em Configurações, e ele funciona sem internet se já foi usado antes.',
        ],
        links: ['settings'],
      },
      {
        id: 'dark',
        question: 'Existe tema escuro?',
        paragraphs: [
          'Sim. Por padrão, a página segue o tema do aparelho; em Configurações, você pode escolher claro ou escuro.',
        ],
        links: ['settings'],
      },
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
        links: ['settings'],
      },
      {
        id: 'data-meter',
        question: 'Quantos dados o {brand} gasta?',
        paragraphs: [
          'Em Configurações, você vê quantos megabytes gastou neste mês neste celular. Informe quanto paga por megabyte e veja o valor em dinheiro.',
        ],
        links: ['settings'],
      },
      {
        id: 'install',
        question: 'Como coloco o {brand} na tela inicial?',
        paragraphs: [
          'Toque em “Baixar o app” no topo da página ou em “Instalar o app” no seu perfil. No iPhone ou iPad, abra o {brand} no Safari, toque em “Compartilhar” e depois em “Adicionar à Tela de Início”. No computador, o navegador instala o app ou aparece um código para ler com a câmera do celular.',
          'Dispensa loja de aplicativos, ocupa pouco espaço e abre como qualquer outro app.',
        ],
        links: ['profile'],
      },
      {
        id: 'update',
        question: 'O que significa “Nova versão disponível”?',
        paragraphs: [
          'Melhoramos alguma coisa. Toque em “Atualizar” e a página abre na nova versão, no mesmo lugar. Se não fizer nada, você continua na anterior, e a nova é ativada sozinha quando você ficar um tempo fora da página.',
        ],
      },
    ],
  },
  {
    heading: 'Você e nós',
    answers: [
      {
        id: 'footprint',
        question: 'O que é “Vistos por você” e quem vê?',
        paragraphs: [
          'A lista dos produtos que você abriu, por dia, no máximo 500. Você pode remover um produto, vários de uma vez ou todos.',
          'Sem conta, ela fica no seu celular e ninguém mais a vê. Com conta, aparece em todos os aparelhos em que você entrou; outros clientes não a veem. Em Configurações, você limpa só a lista deste celular.',
        ],
        links: ['footprint', 'settings'],
      },
      {
        id: 'privacy',
        question: 'O que vocês sabem sobre mim?',
        paragraphs: [
          'Não há publicidade de terceiros nem rastreamento em outros sites. A política de privacidade explica o que é armazenado, para quê e por quanto tempo.',
        ],
        links: ['privacy-agreement'],
      },
      {
        id: 'contact',
        question: 'Como falo com vocês?',
        paragraphs: [
          'Se o shopping tiver um endereço de e-mail, “Fale conosco” aparece no fim da página inicial. Veja aqui quem somos e o que combinamos com você:',
        ],
        links: ['about', 'service-agreement'],
      },
    ],
  },
]
