print(Gallery.title)
