package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.SeenBy;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.model.Numerals;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Draws the table of a declared game: players with their numbers, and what lies in their zones. */
public final class TableDrawing {

  private final Match match;
  private final DeclaredCatalog catalog;
  private final List<String> names;

  public TableDrawing(Match match, List<String> names) {
    this.match = match;
    this.catalog = match.book().catalog(DeclaredCatalog.class);
    this.names = names;
  }

  /** The table as everyone sees it. */
  public String table(Ink ink) {
    List<String> lines = new ArrayList<>(zones(DeclaredCatalog.NOBODY, ""));
    for (int player = 0; player < names.size(); player++) {
      Entity entity = match.world().entity(player);
      lines.add(ink.of(player, names.get(player)) + "  " + String.join(", ", numbers(entity)));
      lines.addAll(zones(player, "  "));
    }
    return String.join("\n", lines);
  }

  /** The zones in which a player has cards, or in which nobody's lie. */
  private List<String> zones(int player, String indent) {
    List<String> lines = new ArrayList<>();
    catalog
        .zones()
        .forEach(
            (name, zone) -> {
              List<Entity> cards = match.world().in(name, player);
              if (!cards.isEmpty()) {
                lines.add(indent + name + ": " + shown(cards, zone));
              }
            });
    return lines;
  }

  /** The zones that only their player sees, such as a hand. */
  public String own(int player, Ink ink) {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<String, Zone> zone : catalog.zones().entrySet()) {
      List<Entity> cards = match.world().in(zone.getKey(), player);
      if (zone.getValue().seenBy() == SeenBy.OWNER && !cards.isEmpty()) {
        lines.add(ink.of(player, names.get(player)) + "  " + zone.getKey() + ": " + all(cards));
      }
    }
    return String.join("\n", lines);
  }

  /** The numbers of the last entity that an option names, in brackets; empty if it names none. */
  public String numbers(Option option) {
    List<Integer> named = option.action().entities();
    return named.isEmpty() ? "" : bracketed(match.world().entity(named.get(named.size() - 1)));
  }

  /** Cards in play with their numbers; others, where all see them, by their names. */
  private String shown(List<Entity> cards, Zone zone) {
    if (zone.seenBy() != SeenBy.ALL) {
      return cards.size() + (cards.size() == 1 ? " card" : " cards");
    }
    return zone.inPlay() ? all(cards) : names(cards);
  }

  private String all(List<Entity> cards) {
    return cards.stream()
        .map(card -> (card.getName() + " " + bracketed(card)).strip())
        .collect(Collectors.joining(", "));
  }

  private static String names(List<Entity> cards) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    cards.forEach(card -> counts.merge(card.getName(), 1, Integer::sum));
    return counts.entrySet().stream()
        .map(one -> (one.getValue() == 1 ? "" : one.getValue() + " ") + one.getKey())
        .collect(Collectors.joining(", "));
  }

  private String bracketed(Entity entity) {
    List<String> numbers = numbers(entity);
    return numbers.isEmpty() ? "" : "(" + String.join(", ", numbers) + ")";
  }

  /** Its words, and the numbers that are not 0, but for what is the game's own affair. */
  private List<String> numbers(Entity entity) {
    List<String> all = new ArrayList<>();
    Card card = catalog.cards().get(entity.getDefinition());
    if (card != null) {
      card.words().entrySet().stream()
          .filter(word -> !catalog.extras().untold().contains(word.getKey()))
          .map(TableDrawing::word)
          .forEach(all::add);
    }
    Map<String, Double> numbers = new LinkedHashMap<>();
    entity.schema().names().forEach(stat -> numbers.put(stat, entity.stat(stat)));
    all.addAll(numbers(catalog, numbers));
    return all;
  }

  /**
   * Numbers by their stats, or the words for their values, as players read them: those that are not
   * 0, but for what is the game's own affair.
   */
  public static List<String> numbers(DeclaredCatalog catalog, Map<String, Double> numbers) {
    List<String> told = new ArrayList<>();
    numbers.forEach(
        (stat, value) -> {
          if (value != 0 && !catalog.extras().untold().contains(stat)) {
            String plain = stat + " " + Numerals.plain(value);
            told.add(catalog.extras().state(stat, value).orElse(plain));
          }
        });
    return told;
  }

  /** A word of a card by its property, as players read it. */
  public static String word(Map.Entry<String, String> word) {
    return word.getKey().replace('-', ' ') + " " + word.getValue();
  }
}
