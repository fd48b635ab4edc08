class Engine : Object { }
