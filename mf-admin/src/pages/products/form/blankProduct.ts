import type { ProductInput } from '@shop/shared-data/staff';

export const blankProduct: ProductInput = {
  ...{ kind: 'tire', name: '', description: '', price: 0, category: '', image_url: '' },
  ...{ in_stock: true, brand: '', sku: '', condition: 'new', size: '', load_index: null },
  ...{ speed_rating: '', tread_32nds: null, dot: '', quantity: null, low_stock: null },
  ...{ free_shipping: false, name_es: '', description_es: '', photos: [] },
};
