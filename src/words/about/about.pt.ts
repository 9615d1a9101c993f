import type { Policy } from '../policies/policy-shapes.ts'

/** About the mall, in Brazilian Portuguese. */
export const about: Policy = {
  title: 'Sobre o {brand}',
  updated: '2026-11-20',
  sections: [
    {
      heading: 'Um shopping no seu celular',
      paragraphs: [
        'O {brand} reúne muitas lojas em um só lugar: roupas e celulares, manga fresca e chá, ferramentas, brinquedos, livros e coisas para a casa. Você olha à vontade, junta produtos de várias lojas no mesmo carrinho e acompanha cada pedido da prateleira até a sua porta.',
        'Para olhar, não precisa de conta. Não há publicidade de terceiros nem rastreamento em outros sites. Preços, taxas e prazos aparecem antes de você fazer o pedido.',
      ],
    },
    {
      heading: 'Funciona sem sinal',
      paragraphs: [
        'No ônibus, na serra, no último dia do pacote de dados: o {brand} abre do mesmo jeito. O que você já viu fica guardado no aparelho, e cada página diz de quando é. Sem internet, dá para encher o carrinho, riscar itens da lista de compras ou salvar um favorito. A mudança espera, à vista, e é enviada quando a conexão volta.',
        'Pedidos e pagamentos sempre esperam por você. Nada é comprado sem você saber.',
        'Dá para colocar o {brand} na tela inicial, como um aplicativo. Ocupa pouco espaço e, com a economia de dados ligada, as imagens ficam menores.',
      ],
    },
    {
      heading: 'Quatro regiões, cinco idiomas',
      paragraphs: [
        'Atendemos Sri Lanka, China, Laos e Turquia. Cada região tem suas lojas, sua moeda e seu jeito de entregar, e os produtos dos outros três países podem ser pedidos do exterior.',
        'Leia em português, inglês, chinês, turco ou russo, onde você estiver. A região e o idioma são escolhas separadas.',
      ],
    },
    {
      heading: 'Lojas e entrega',
      paragraphs: [
        'Cada produto é vendido por uma loja, com nome, nota e avaliações à vista. Só avalia quem recebeu o produto. Um selo marca as lojas que verificamos, e você pode falar com qualquer loja antes e depois da compra.',
        'A loja entrega o pacote à transportadora e o rastreio fica no seu pedido. Pague com cartão ou, onde houver, em dinheiro na entrega. Até 7 dias depois de receber, você pode pedir reembolso.',
      ],
    },
    {
      heading: 'Fale com a gente',
      paragraphs: [
        'Para dúvidas sobre um produto ou um pacote, a loja responde mais rápido: abra o produto ou o pedido e escolha Chat. Para todo o resto, use a página Fale conosco. Lemos todas as mensagens e respondemos assim que possível.',
      ],
    },
  ],
}
