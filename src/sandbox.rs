//! A Discord on localhost: REST, gateway and a web page where one person can be several.
