import type { HelpGroup } from './help-shapes.ts'

/** Help, in Brazilian Portuguese. */
export const help: readonly HelpGroup[] = [
  {
    heading: 'Compras sem internet',
    answers: [
      {
        id: 'offline',
        question: 'O que funciona sem internet?',
        paragraphs: [
          'Toda página que você já abriu abre de novo, com imagens e preços: início, categorias, lojas, produtos, resultados de busca e esta ajuda. Uma faixa abaixo do cabeçalho avisa que você está sem internet e quando os itens da tela foram atualizados pela última vez.',
          'A busca também funciona: ela procura em tudo o que está salvo no dispositivo. Se uma página não foi salva, avisamos e mostramos os itens salvos.',
          'O que você adiciona ao carrinho ou aos favoritos fica no dispositivo e é sincronizado quando a internet volta. Para entrar na conta, fazer pedidos e pagar, é preciso internet.',
        ],
        links: ['saved'],
      },
      {
        id: 'saved',
        question: 'Onde encontro os itens salvos?',
        paragraphs: [
          'Em “Salvos”. Primeiro vêm seus downloads offline, depois as categorias, os produtos e as lojas que abrem sem internet. Cada produto mostra quando foi atualizado pela última vez.',
        ],
        links: ['saved'],
      },
      {
        id: 'take-along',
        question: 'Posso salvar uma categoria inteira para ver offline?',
        paragraphs: [
          'Sim. Abra uma categoria, uma loja ou uma busca e toque em “Salvar offline”. Antes de começar, você vê quantos produtos são e quantos dados isso gasta. Em listas longas, são salvos os primeiros 400 produtos. Dá para parar a qualquer momento e continuar depois.',
        ],
      },
      {
        id: 'age',
        question: 'Como sei se um preço salvo ainda vale?',
        paragraphs: [
          'As páginas salvas mostram quando foram atualizadas pela última vez. Vale sempre o preço atual: assim que a internet volta, preços e estoque são atualizados automaticamente.',
        ],
      },
      {
        id: 'unreachable',
        question: 'Tenho internet, mas aparece “O {brand} não responde”. Por quê?',
        paragraphs: [
          'Seu dispositivo está conectado, mas nossa resposta não chega: o sinal pode estar fraco demais ou o {brand} pode estar em manutenção. As páginas salvas continuam disponíveis e continuamos tentando automaticamente; não é preciso recarregar.',
        ],
      },
      {
        id: 'delete-saved',
        question: 'Como apago os itens salvos?',
        paragraphs: [
          'Em “Configurações”, você pode limpar separadamente todas as páginas salvas, a lista “Vistos por você” deste dispositivo ou as buscas recentes. Ali, limpar os downloads offline remove todos; para remover só um, abra “Salvos”. Se faltar espaço no dispositivo, as imagens são removidas primeiro e as páginas ficam.',
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
          'Para ver produtos, buscar, salvar offline, adicionar favoritos e encher o carrinho, não. Tudo isso fica no seu dispositivo. Para fazer pedidos, pagar, salvar endereços e ver seus pedidos, é preciso entrar.',
          'Quando você entra, o carrinho, os favoritos e os produtos vistos deste dispositivo se juntam aos da sua conta e aparecem em todos os dispositivos em que você entrou.',
        ],
        links: ['register'],
      },
      {
        id: 'log-in',
        question: 'Como entro na minha conta?',
        paragraphs: [
          'Toque em “Entrar” no topo da página inicial ou no seu perfil. Em “Login rápido”, informe o celular ou o e-mail e enviamos um código: você não precisa de senha. Ou escolha “Senha” e entre com o celular ou o e-mail e a sua senha.',
          'Se estiver disponível, também dá para entrar com o Google ou o Facebook. Para entrar, é preciso internet. Depois disso, você continua na conta mesmo offline.',
        ],
        links: ['profile'],
      },
      {
        id: 'register',
        question: 'Como crio uma conta?',
        paragraphs: [
          'O “Login rápido” cria a conta automaticamente se ainda não houver uma com seu celular ou e-mail. Em “Criar uma conta”, você já escolhe um apelido e uma senha: pelo menos 8 caracteres, com letra maiúscula, letra minúscula, símbolo e número.',
        ],
        links: ['register'],
      },
      {
        id: 'code',
        question: 'O código não chega ou não funciona. O que faço?',
        paragraphs: [
          'Confira o celular e o código do país, ou o e-mail, e veja também a caixa de spam. Depois de 60 segundos, você pode pedir um novo código. Cada código vale por 5 minutos e só pode ser usado uma vez. Só o último enviado funciona e, depois de cinco tentativas erradas, é preciso pedir um novo.',
        ],
      },
      {
        id: 'forgot-password',
        question: 'Esqueci minha senha. O que faço?',
        paragraphs: [
          'Na janela de login, escolha “Senha” e depois “Esqueceu a senha?”. Enviamos um código para o seu celular ou e-mail e você define uma nova senha. Todos os dispositivos são desconectados; entre de novo com a nova senha. Com o “Login rápido”, você entra sem senha.',
        ],
      },
      {
        id: 'change-login',
        question: 'Como altero meu e-mail, celular ou senha?',
        paragraphs: [
          'Abra “Conta e segurança” no perfil ou em “Configurações”. Para confirmar um novo e-mail ou celular, enviamos um código para ele. Para alterar a senha, digite a atual ou, se você ainda não tem senha, um código. Seus outros dispositivos são desconectados.',
        ],
        links: ['security'],
      },
      {
        id: 'devices',
        question: 'Onde minha conta está aberta e como saio de um celular perdido?',
        paragraphs: [
          '“Conta e segurança” mostra os dispositivos conectados e o último acesso de cada um. Você pode desconectar um só ou todos, menos este.',
        ],
        links: ['security'],
      },
      {
        id: 'log-out',
        question: 'O que acontece quando saio da conta?',
        paragraphs: [
          'Seus dados são removidos deste dispositivo: carrinho, favoritos, produtos vistos, pedidos e páginas salvas. Carrinho, favoritos, produtos vistos e pedidos ficam na sua conta e voltam quando você entra de novo. Idioma, região, aparência e economia de dados não mudam. Se alguma alteração ainda não foi sincronizada, perguntamos antes, porque ela seria perdida.',
        ],
      },
      {
        id: 'delete-account',
        question: 'Como excluo minha conta?',
        paragraphs: [
          'Em “Conta e segurança”, toque em “Excluir conta” e confirme com um código. Se você entrar em até 14 dias, a conta é restaurada. Depois disso, seu nome, endereços, favoritos e produtos vistos são excluídos definitivamente. Os pedidos ficam, sem seu nome e seus contatos.',
          'Antes de excluir a conta, você pode baixar todos os seus dados em um só arquivo, em “Meus dados”.',
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
        question: 'Como adiciono favoritos?',
        paragraphs: [
          'Toque no coração de um produto ou de uma loja, mesmo sem internet. Os dois ficam em “Favoritos”. Sem conta, eles ficam neste dispositivo; com conta, aparecem em todos os dispositivos em que você entrou.',
        ],
        links: ['favourites'],
      },
      {
        id: 'cart-guest',
        question: 'O que acontece com meu carrinho quando entro na conta?',
        paragraphs: [
          'Até você entrar, o carrinho fica neste dispositivo. Quando você entra, ele se junta ao carrinho da sua conta, e as quantidades dos itens iguais são somadas. Cada região tem o próprio carrinho.',
        ],
        links: ['cart'],
      },
      {
        id: 'cart-offline',
        question: 'Posso adicionar ao carrinho sem internet?',
        paragraphs: [
          'Sim, qualquer produto salvo no dispositivo. Cada alteração aparece com “Sincronização pendente” e é enviada automaticamente quando o sinal volta. Ela é feita uma única vez, por mais que a conexão caia.',
          'Até lá, o total é uma estimativa com os preços salvos. Se uma alteração não puder ser feita, o aviso aparece no item.',
        ],
        links: ['cart'],
      },
      {
        id: 'waiting',
        question: 'O que são “Alterações pendentes”?',
        paragraphs: [
          'São as alterações no carrinho, nos favoritos ou em “Vistos por você” que ainda não foram sincronizadas. Enquanto houver alguma, a lista fica no perfil e, sem internet, também no carrinho. Você pode desfazer uma alteração ou sincronizar na hora. Se ela não puder ser feita, mostramos o motivo, e você pode tentar de novo ou ignorar.',
        ],
        links: ['profile', 'cart'],
      },
      {
        id: 'cart-changed',
        question: 'E se o preço ou o estoque mudar?',
        paragraphs: [
          'O carrinho avisa no item: o preço atual e o de quando você adicionou, ou quantas unidades restam. Não é possível pedir itens esgotados ou que não são vendidos na sua região; toque em “Semelhantes” para ver alternativas.',
          'Ao finalizar a compra, tudo é conferido de novo e você vê o que mudou desde a última vez. Se o total aumentou, é preciso aceitar o novo total antes de fazer o pedido.',
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
          'Selecione os itens no carrinho e toque em “Finalizar”, ou toque em “Comprar agora” na página do produto. Confira o endereço, a entrega e o total e toque em “Fazer pedido”. A forma de pagamento é escolhida na página seguinte. Se você compra de várias lojas, cada loja recebe um pedido separado.',
          'É preciso ter conta, um endereço no país da sua região e internet. Nenhum pedido é feito sem a sua confirmação.',
        ],
        links: ['cart'],
      },
      {
        id: 'addresses',
        question: 'Como salvo um endereço de entrega?',
        paragraphs: [
          'Abra “Endereços” no perfil ou adicione um ao finalizar a compra. Você pode salvar até 50 endereços. O endereço padrão já vem selecionado. Se a internet cair, o que você digitou fica; para salvar, é preciso internet.',
        ],
        links: ['addresses'],
      },
      {
        id: 'delivery-time',
        question: 'Posso escolher o horário de entrega?',
        paragraphs: [
          'Sim. Ao finalizar a compra, escolha um dos horários disponíveis. Se houver custo extra, ele aparece ao lado do horário. Se um item vem do exterior, você vê os dias previstos para a entrega.',
        ],
      },
      {
        id: 'fees',
        question: 'Quais são as taxas?',
        paragraphs: [
          'O frete é cobrado por loja. É grátis nos produtos com “Frete grátis” ou quando você compra o suficiente em uma loja da sua região. Do exterior, custa mais. Há também a taxa de serviço, a taxa de pedido pequeno e, se você quiser, o seguro de entrega.',
          'Você vê todas as taxas ao finalizar a compra, antes de fazer o pedido, e também se os itens estão abaixo do pedido mínimo.',
        ],
      },
      {
        id: 'insurance',
        question: 'O que é o seguro de entrega?',
        paragraphs: [
          'Se o pacote se perder ou for danificado no transporte, você recebe seu dinheiro de volta. É opcional: adicione o seguro ao finalizar a compra, onde aparece o preço.',
        ],
      },
      {
        id: 'checkout-expired',
        question: 'Por que o tempo para finalizar a compra expira?',
        paragraphs: [
          'Preços e estoque mudam; por isso, os preços são garantidos só por alguns minutos, e um relógio mostra o tempo que falta. Quando ele acabar, toque em “Atualizar preços”. Endereço, horário de entrega e observações para as lojas ficam e, se o total aumentou, perguntamos antes. Os itens só são reservados para você quando o pedido é feito.',
        ],
      },
      {
        id: 'payment',
        question: 'Como posso pagar?',
        paragraphs: [
          'Com um novo cartão (Visa ou Mastercard), com um cartão salvo ou com pagamento na entrega, se todos os itens do pedido aceitarem. Os dados do cartão vão direto para o provedor de pagamento. Dos cartões salvos, guardamos só a bandeira, os quatro últimos dígitos e a validade.',
          'Pague em até 30 minutos depois de fazer o pedido. Até lá, ele fica em “A pagar”. Depois, o pedido é cancelado e nada é cobrado.',
        ],
        links: ['orders'],
      },
      {
        id: 'saved-cards',
        question: 'Como salvo ou excluo um cartão?',
        paragraphs: [
          'Ao pagar com um novo cartão, marque a opção de salvá-lo para a próxima compra. Em “Cartões salvos”, no perfil, você escolhe o cartão padrão ou exclui um cartão.',
        ],
        links: ['cards'],
      },
      {
        id: 'bank',
        question: 'Por que meu banco pede confirmação?',
        paragraphs: [
          'Alguns bancos pedem que você confirme o pagamento. A página do banco se abre, você aprova ou recusa e volta para o {brand}. Se voltou sem confirmar, abra de novo a página do banco a partir do pedido. Nada é cobrado antes de você aprovar.',
        ],
      },
      {
        id: 'card-refused',
        question: 'Meu cartão foi recusado. E agora?',
        paragraphs: [
          'Nada foi cobrado e o pedido continua aberto. A página mostra o motivo. Tente de novo, use outro cartão ou escolha o pagamento na entrega, se estiver disponível.',
        ],
      },
      {
        id: 'pay-offline',
        question: 'E se a internet cair enquanto faço o pedido ou pago?',
        paragraphs: [
          'O pedido nunca é feito duas vezes e nada é cobrado duas vezes, por mais que você toque ou recarregue a página. Quando a internet voltar, toque em “Verificar status” ou abra “Meus pedidos” para ver o que aconteceu.',
          'Se o pagamento for concluído depois que o pedido foi encerrado, o valor é devolvido automaticamente.',
        ],
        links: ['orders'],
      },
    ],
  },
  {
    heading: 'Como economizar',
    answers: [
      {
        id: 'vouchers',
        question: 'Como funcionam os cupons?',
        paragraphs: [
          'Resgate cupons na página Cupons, em um produto ou em uma loja, ou digite um código. Também funciona sem internet: o cupom é confirmado quando você se conectar.',
          'Ao finalizar a compra, escolhemos os melhores para você. Você pode escolher outros, e cada um que não pode ser usado explica o motivo. Se o pedido for cancelado, os cupons voltam.',
        ],
        links: ['vouchers'],
      },
      {
        id: 'coins',
        question: 'Como ganho e uso moedas?',
        paragraphs: [
          'Você ganha moedas ao confirmar que um pedido chegou e ao avaliar produtos. Na compra, elas pagam uma parte do total; alguns produtos podem ser pagos só com moedas.',
          'As moedas valem na região em que você as ganhou. O saldo e todos os registros estão em Moedas.',
        ],
        links: ['coins'],
      },
      {
        id: 'group-buys',
        question: 'Como funciona a compra em grupo?',
        paragraphs: [
          'Crie uma equipe ou entre em uma, escolha a opção e pague o preço de grupo. Convide amigos com o link ou o QR code da equipe. Quando a equipe se completa, seu pedido é enviado.',
          'Se a equipe não se completar a tempo, o pedido é cancelado e você recebe de volta o dinheiro, os cupons e as moedas.',
        ],
        links: ['group-buys'],
      },
      {
        id: 'invitations',
        question: 'O que ganho ao convidar amigos?',
        paragraphs: [
          'Compartilhe seu link ou código em Convidar amigos. Quando o primeiro pedido da pessoa chegar, você ganha um cupom. Não é possível convidar a si mesmo.',
        ],
        links: ['invitation'],
      },
      {
        id: 'pre-loved',
        question: 'Como compro ou vendo itens usados?',
        paragraphs: [
          'Cada item usado é único e mostra o estado, os defeitos e fotos do próprio vendedor. O pagamento e a entrega são como em qualquer pedido, e você pode conversar com o vendedor.',
          'Para vender, tire fotos, descreva o item e defina o preço. Os rascunhos ficam no seu dispositivo. Conferimos cada anúncio antes de publicar e pagamos você quando o comprador recebe o item e não pode mais devolvê-lo.',
        ],
        links: ['pre-loved'],
      },
      {
        id: 'instalments',
        question: 'Posso pagar em parcelas?',
        paragraphs: [
          'Onde há parcelamento, os produtos e a finalização mostram o plano com cada parcela. O valor total é cobrado no cartão, e o banco faz o parcelamento. O pedido diz até quando falar com o banco, e nós lembramos você.',
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
          'No perfil, em “Meus pedidos”: “A pagar”, “A enviar”, “A receber” e “Concluídos”. A página do pedido mostra a data prevista de entrega; em “Rastreio” estão a transportadora, o código de rastreio e cada atualização. Você pode buscar pelo número do pedido, pela loja ou pelo produto.',
        ],
        links: ['orders'],
      },
      {
        id: 'notices',
        question: 'Onde vejo as atualizações dos meus pedidos?',
        paragraphs: [
          'Toque no sino, no topo da página inicial ou no seu perfil. Você recebe uma notificação a cada etapa de um pedido ou reembolso; toque nela para abrir o pedido. O número no sino mostra quantas não foram lidas. Em “Novidades” estão os avisos para a sua região. Sem conta, você vê só as novidades.',
        ],
        links: ['notices'],
      },
      {
        id: 'orders-offline',
        question: 'Posso ver meus pedidos sem internet?',
        paragraphs: [
          'Sim. Quando você abre “Meus pedidos”, os últimos 20 e o rastreio deles são salvos no dispositivo. Com a economia de dados ligada, só os que você abriu. A tela mostra quando foram atualizados pela última vez. Para pagar, cancelar ou confirmar o recebimento, é preciso internet.',
        ],
        links: ['orders'],
      },
      {
        id: 'cancel-order',
        question: 'Como cancelo um pedido ou altero o endereço dele?',
        paragraphs: [
          'Antes do envio, toque em “Cancelar pedido” na página dele e escolha o motivo. O valor total será devolvido pelo mesmo meio de pagamento. Depois do envio, não dá mais para cancelar, mas você pode solicitar reembolso.',
          'O endereço não pode ser alterado depois do pedido. Cancele e faça um novo pedido com o outro endereço.',
        ],
        links: ['orders'],
      },
      {
        id: 'confirm-receipt',
        question: 'O que significa “Já recebi”?',
        paragraphs: [
          'Você confirma que recebeu tudo, e o pedido é concluído. Se não confirmar, ele é concluído automaticamente 15 dias depois do envio. Você ainda pode solicitar reembolso até 7 dias após a entrega.',
        ],
      },
      {
        id: 'buy-again',
        question: 'Posso comprar os mesmos itens de novo?',
        paragraphs: [
          'Sim. Toque em “Comprar de novo” em um pedido concluído ou cancelado para adicionar os itens ao carrinho, mesmo sem internet. O carrinho avisa se um item tem pouco estoque ou não é mais vendido. “Comprar de novo” aparece na região em que o pedido foi feito.',
        ],
      },
      {
        id: 'receipt',
        question: 'Onde encontro o recibo?',
        paragraphs: [
          'Depois de pagar ou de escolher o pagamento na entrega, toque em “Recibo” na página do pedido e depois em “Imprimir”. Faça isso antes de tocar em “Excluir pedido”, que remove o pedido da sua lista definitivamente.',
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
          'A página do produto mostra os dias previstos para a entrega. Uma etiqueta verde indica frete grátis na sua região; outra indica que a loja aceita pagamento na entrega.',
        ],
      },
      {
        id: 'overseas',
        question: 'O que significa “Internacional”?',
        paragraphs: [
          'O produto é enviado de outro país. A entrega demora mais, como mostram as datas na página do produto, e podem valer as regras alfandegárias do seu país.',
        ],
      },
      {
        id: 'returns',
        question: 'Posso devolver um item?',
        paragraphs: [
          'A política de devolução e reembolso explica o que pode ser devolvido e até quando, quem paga o frete da devolução e quando você recebe o reembolso. O prazo da garantia está na página do produto.',
        ],
        links: ['refund-policy'],
      },
      {
        id: 'ask-refund',
        question: 'Como solicito reembolso?',
        paragraphs: [
          'Depois de pagar e até 7 dias após a entrega, toque em “Solicitar reembolso” na página do pedido. Selecione os itens e o motivo; você pode adicionar até cinco fotos.',
          'A resposta da loja aparece em “Reembolso”. Até lá, você pode cancelar a solicitação. Se ela for recusada, você vê o motivo e pode solicitar de novo dentro do mesmo prazo.',
        ],
        links: ['orders', 'refunds'],
      },
      {
        id: 'refund-money',
        question: 'Quando recebo meu dinheiro de volta?',
        paragraphs: [
          'Quando a loja aprova o reembolso ou o pedido é cancelado, o dinheiro volta automaticamente para o cartão que você usou. O banco pode levar alguns dias para mostrar o valor. Se você pagou em dinheiro, nossa equipe faz a devolução. Acompanhe o reembolso em “Reembolso”; o pedido e o reembolso informam até que dia o dinheiro é esperado.',
          'Você recebe de volta o que pagou pelos itens. As taxas também são devolvidas se nada do pedido foi enviado e ele é reembolsado por inteiro.',
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
          'Não. As palavras podem vir em qualquer ordem e basta o começo de uma palavra. Acentos não importam e pequenos erros de digitação são corrigidos. Você pode buscar em qualquer um dos cinco idiomas.',
        ],
      },
      {
        id: 'prices',
        question: 'O que significam o preço em vermelho e o riscado?',
        paragraphs: [
          'O preço riscado é o anterior. O preço em vermelho está reduzido, com a porcentagem do desconto ao lado. Os preços são os da sua região, na moeda dela. Se o produto tem várias opções, você vê o preço da opção selecionada.',
        ],
      },
      {
        id: 'not-here',
        question: 'Por que um produto não está disponível na minha região?',
        paragraphs: [
          'A loja não vende esse produto na sua região. Talvez você tenha seguido um link de outra região ou aberto o produto com outra região selecionada. Abaixo dele há produtos semelhantes.',
        ],
      },
      {
        id: 'out-of-stock',
        question: 'O que significa “Esgotado”?',
        paragraphs: [
          'O produto está sem estoque no momento. Nos filtros da busca, você pode ver só produtos em estoque. Se um produto tem várias opções, uma pode estar esgotada e as outras disponíveis: ela aparece riscada.',
        ],
      },
      {
        id: 'reviews',
        question: 'Quem escreve as avaliações?',
        paragraphs: [
          'Os clientes. Eles dão de uma a cinco estrelas e podem ficar anônimos. Toque em “Ver todas as avaliações” na página do produto para ler todas e filtrar por estrelas ou fotos.',
        ],
      },
    ],
  },
  {
    heading: 'Região, idioma e aparência',
    answers: [
      {
        id: 'region',
        question: 'Como altero minha região e o que muda com isso?',
        paragraphs: [
          'Toque na bandeira no topo da página ou abra “Configurações”. A região define as lojas e os produtos que você vê, a moeda e onde entregamos: Sri Lanka, China, Laos ou Turquia. As páginas salvas em outra região são mantidas, mas nunca se misturam. Cada região tem o próprio carrinho.',
        ],
        links: ['settings'],
      },
      {
        id: 'language',
        question: 'Quais idiomas estão disponíveis?',
        paragraphs: [
          'Inglês, chinês, turco, russo e português, em qualquer região. Altere o idioma no menu da bandeira ou em “Configurações”. Os idiomas que você já usou também funcionam sem internet.',
        ],
        links: ['settings'],
      },
      {
        id: 'dark',
        question: 'Existe modo escuro?',
        paragraphs: [
          'Sim. Por padrão, o {brand} segue o seu dispositivo. Em “Configurações”, você pode escolher claro ou escuro.',
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
          'Em “Configurações”, deixe a economia de dados em “Sempre ativada”: imagens menores e nenhum download em segundo plano. Em “Automática”, ela liga quando o navegador pede ou a conexão está lenta.',
          'As páginas que você já abriu não são baixadas por inteiro de novo; por isso, a próxima visita gasta muito pouco.',
        ],
        links: ['settings'],
      },
      {
        id: 'data-meter',
        question: 'Quantos dados o {brand} gasta?',
        paragraphs: [
          '“Configurações” mostra quantos megabytes foram usados neste dispositivo neste mês. Informe quanto você paga por megabyte para ver o valor em dinheiro.',
        ],
        links: ['settings'],
      },
      {
        id: 'install',
        question: 'Como adiciono o {brand} à tela inicial?',
        paragraphs: [
          'Toque em “Baixar o app” no topo da página ou em “Instalar o app” no seu perfil. No iPhone ou iPad, abra o {brand} no Safari, toque em “Compartilhar” e depois em “Adicionar à Tela de Início”. No computador, o navegador instala o app ou você lê um código com a câmera do celular.',
          'Você não precisa de loja de aplicativos. O app ocupa muito pouco espaço e abre como qualquer outro.',
        ],
        links: ['profile'],
      },
      {
        id: 'update',
        question: 'O que significa “Nova versão disponível”?',
        paragraphs: [
          'Fizemos algumas melhorias. Toque em “Atualizar” e a página abre na nova versão, no mesmo lugar. Se não atualizar, você continua na versão atual, e a nova é ativada automaticamente quando você ficar um tempo fora.',
        ],
      },
    ],
  },
  {
    heading: 'Privacidade e contato',
    answers: [
      {
        id: 'footprint',
        question: 'O que é “Vistos por você” e quem pode ver?',
        paragraphs: [
          'É a lista dos produtos que você viu, por dia, até 500. Você pode remover um produto, vários de uma vez ou todos.',
          'Sem conta, a lista fica no seu dispositivo e ninguém mais vê. Com conta, ela aparece em todos os dispositivos em que você entrou; outros clientes não veem. Em “Configurações”, você limpa só a lista deste dispositivo.',
        ],
        links: ['footprint', 'settings'],
      },
      {
        id: 'privacy',
        question: 'O que vocês sabem sobre mim?',
        paragraphs: [
          'Não mostramos anúncios de terceiros nem rastreamos você em outros sites. A política de privacidade explica o que armazenamos, por quê e por quanto tempo.',
        ],
        links: ['privacy-agreement'],
      },
      {
        id: 'contact',
        question: 'Como falo com vocês?',
        paragraphs: [
          'Escreva em “Fale conosco”. Você pode anexar um pedido, e o formulário também funciona sem internet: a mensagem é enviada quando a conexão voltar. Respondemos por e-mail ou SMS.',
        ],
        links: ['contact', 'about', 'service-agreement'],
      },
    ],
  },
]
