# Kumo.

kumo-pieces = Nuvole di { $first }: { $first-cells }; di { $second }: { $second-cells }.
