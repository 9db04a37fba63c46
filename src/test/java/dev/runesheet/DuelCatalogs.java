package dev.runesheet;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.spi.fact.StatSchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Catalogs of Math Battle with heroes of tests. */
public final class DuelCatalogs {

  private DuelCatalogs() {}

  /** The shipped game with one mode and these heroes, called as their ids. */
  public static JsonNode of(
      List<String> attributes, int turns, Map<String, Map<String, Double>> heroes) {
    DeclaredCatalog shipped = ShippedBooks.of("math-battle").catalog(DeclaredCatalog.class);
    Mode mode = new Mode(new StatSchema(attributes), turns, shipped.mode("mode").limits());
    Map<String, Card> cards = new LinkedHashMap<>();
    heroes.forEach(
        (id, stats) -> cards.put(id, new Card(id, "hero", stats, Map.of(), Map.of(), "")));
    return shipped.with(Map.of("mode", mode), cards).toJson();
  }
}
