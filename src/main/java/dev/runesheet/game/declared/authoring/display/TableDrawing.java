package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.game.declared.catalog.SecretNumbers;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.game.declared.state.Payments;
import dev.runesheet.model.Numerals;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws the table of a declared game: players with their numbers, and what lies in their zones. */
public final class TableDrawing {

  private static final int NOBODY = DeclaredCatalog.NOBODY;

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
    List<String> lines = new ArrayList<>();
    List<String> ofGame = changed(match.world().entity(names.size()), NOBODY);
    if (!ofGame.isEmpty()) { // Numbers of its rules that nothing changes are none of the table.
      lines.add(String.join(", ", ofGame));
    }
    lines.addAll(zones(NOBODY, ""));
    for (int player = 0; player < names.size(); player++) {
      Entity entity = match.world().entity(player);
      lines.add(
          ink.of(player, names.get(player)) + "  " + String.join(", ", numbers(entity, NOBODY)));
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
                lines.add(
                    indent + catalog.extras().titles().zone(name) + ": " + shown(cards, zone));
              }
            });
    return lines;
  }

  /**
   * The drawing of what a player sees besides: zones and numbers that only their player sees, or
   * all others, and hidden cards that were shown to him.
   */
  public String own(int player, Ink ink) {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<String, Zone> zone : catalog.zones().entrySet()) {
      List<Entity> cards = match.world().in(zone.getKey(), player);
      if (zone.getValue().seenBy() == SeenBy.OWNER && !cards.isEmpty()) {
        lines.add(
            ink.of(player, names.get(player))
                + "  "
                + catalog.extras().titles().zone(zone.getKey())
                + ": "
                + all(cards, player));
      }
    }
    lines.addAll(numbersFor(player, player, ink));
    for (int owner = NOBODY; owner < names.size(); owner++) {
      if (owner != player) {
        lines.addAll(numbersFor(player, owner, ink));
      }
      lines.addAll(shownTo(player, owner, ink));
    }
    return String.join("\n", lines);
  }

  /** The numbers of somebody that a player sees and the table of all does not show, by place. */
  private List<String> numbersFor(int player, int owner, Ink ink) {
    Map<String, List<String>> places = new LinkedHashMap<>();
    List<Entity> all =
        match.world().entities().stream().filter(one -> one.getController() == owner).toList();
    for (Entity entity : all) {
      List<String> own = new ArrayList<>(numbers(entity, player));
      own.removeAll(numbers(entity, NOBODY));
      String zone = Attached.lowest(match.world(), entity).getZone();
      if (entity.getKind().equals(DeclaredCatalog.PLAYER) && !own.isEmpty()) {
        places.put("", own);
      } else if (catalog.seenBy(zone) == SeenBy.ALL && !own.isEmpty()) {
        places
            .computeIfAbsent(catalog.extras().titles().zone(zone) + ": ", any -> new ArrayList<>())
            .add(entity.getName() + " " + bracketed(own));
      }
    }
    String whose = owner < 0 ? "" : ink.of(owner, names.get(owner)) + "  ";
    return places.entrySet().stream()
        .map(one -> whose + one.getKey() + String.join(", ", one.getValue()))
        .toList();
  }

  /**
   * The zones of somebody in which hidden cards lie that a player was shown. The table of all does
   * not name them, since others may not know who saw what.
   */
  private List<String> shownTo(int player, int owner, Ink ink) {
    String whose = owner < 0 ? "" : ink.of(owner, names.get(owner)) + "  ";
    List<String> lines = new ArrayList<>();
    catalog
        .zones()
        .forEach(
            (name, zone) -> {
              boolean usual =
                  zone.seenBy() == SeenBy.ALL || zone.seenBy() == SeenBy.OWNER && owner == player;
              List<Entity> shown =
                  match.world().in(name, owner).stream()
                      .filter(card -> match.isVisible(player, card))
                      .toList();
              if (!usual && !shown.isEmpty()) {
                lines.add(whose + catalog.extras().titles().zone(name) + ": " + all(shown, player));
              }
            });
    return lines;
  }

  /**
   * The numbers of the last entity that an option names, in brackets; empty if it names none.
   *
   * @param player who has the option
   */
  public String numbers(Option option, int player) {
    List<Integer> named = option.action().entities();
    return named.isEmpty()
        ? ""
        : bracketed(numbers(match.world().entity(named.get(named.size() - 1)), player));
  }

  /**
   * Cards that all see, in play with their numbers, elsewhere by their names and the numbers that
   * they did not begin with.
   */
  private String shown(List<Entity> cards, Zone zone) {
    if (zone.seenBy() != SeenBy.ALL) {
      return cards.size() + (cards.size() == 1 ? " card" : " cards");
    }
    return zone.inPlay() ? all(cards, NOBODY) : names(cards);
  }

  private String all(List<Entity> cards, int viewer) {
    return cards.stream()
        .map(card -> withAttached(card, numbers(card, viewer), viewer))
        .collect(Collectors.joining(", "));
  }

  private String names(List<Entity> cards) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    cards.forEach(card -> counts.merge(named(card, NOBODY), 1, Integer::sum));
    return counts.entrySet().stream()
        .map(one -> (one.getValue() == 1 ? "" : one.getValue() + " ") + one.getKey())
        .collect(Collectors.joining(", "));
  }

  /** A card with the numbers that differ from those with which it began, and what is attached. */
  private String named(Entity entity, int viewer) {
    return withAttached(entity, changed(entity, viewer), viewer);
  }

  private String withAttached(Entity card, List<String> numbers, int viewer) {
    List<String> told = new ArrayList<>(numbers);
    told.addAll(attached(card, viewer));
    return (card.getName() + " " + bracketed(told)).strip();
  }

  /**
   * The cards attached to one, but for those that count in a number of it, with whose they are
   * where they are another's: '2 Influence of crown', '1 of barons'.
   */
  private List<String> attached(Entity host, int viewer) {
    Map<String, Map<Integer, Integer>> counts = new LinkedHashMap<>();
    for (Entity card : Attached.of(match.world(), host)) {
      if (!host.schema().names().contains(Payments.stat(catalog, card))) {
        counts
            .computeIfAbsent(named(card, viewer), name -> new LinkedHashMap<>())
            .merge(card.getController(), 1, Integer::sum);
      }
    }
    List<String> told = new ArrayList<>();
    counts.forEach((name, owners) -> told.addAll(byOwner(name, owners, host.getController())));
    return told;
  }

  private List<String> byOwner(String name, Map<Integer, Integer> owners, int holder) {
    List<String> told = new ArrayList<>();
    String others = " " + name;
    for (Map.Entry<Integer, Integer> owner : owners.entrySet()) {
      if (owner.getKey() < 0 || owner.getKey() == holder) {
        told.add(owner.getValue() + " " + name);
      } else {
        told.add(owner.getValue() + others + " of " + names.get(owner.getKey()));
        others = "";
      }
    }
    return told;
  }

  /** The numbers that differ from those with which an entity began. */
  private List<String> changed(Entity entity, int viewer) {
    Map<String, Double> first = first(entity);
    Map<String, Double> other = numbersOf(entity, viewer);
    other
        .entrySet()
        .removeIf(one -> one.getValue() == (double) first.getOrDefault(one.getKey(), 0.0));
    return told(catalog, other);
  }

  /** The numbers with which an entity begins. */
  private Map<String, Double> first(Entity entity) {
    Card card = catalog.cards().get(entity.getDefinition());
    return card == null ? catalog.usual(entity.getKind()) : catalog.printed(card);
  }

  private Map<String, Double> numbersOf(Entity entity, int viewer) {
    Map<String, Double> numbers = new LinkedHashMap<>();
    entity.schema().names().stream()
        .filter(stat -> !isSecret(entity, stat, viewer))
        .forEach(stat -> numbers.put(stat, entity.stat(stat)));
    return numbers;
  }

  private boolean isSecret(Entity entity, String stat, int viewer) {
    return new SecretNumbers(catalog).has(entity.getKind(), stat, entity.getController(), viewer);
  }

  private static String bracketed(List<String> numbers) {
    return numbers.isEmpty() ? "" : "(" + String.join(", ", numbers) + ")";
  }

  /**
   * Its words, numbers and statuses, but for those that no player is told, and for numbers that the
   * viewer may not know.
   *
   * @param viewer a player, or nobody for all who see the table
   */
  private List<String> numbers(Entity entity, int viewer) {
    List<String> all = new ArrayList<>();
    Card card = catalog.cards().get(entity.getDefinition());
    if (card != null) {
      card.words().entrySet().stream()
          .filter(word -> !catalog.extras().untold().contains(word.getKey()))
          .map(word -> word(catalog, word))
          .forEach(all::add);
    }
    all.addAll(numbers(catalog, entity.getKind(), numbersOf(entity, viewer), first(entity)));
    all.addAll(
        StatusNarration.of(
            match, entity, (one, stat) -> isSecret(match.world().entity(one), stat, viewer)));
    return all;
  }

  /**
   * Numbers by their stats, or the words for their values, as players read them, but for those that
   * no player is told: those that are not 0, were not printed as 0, or are usually not 0.
   */
  public static List<String> numbers(
      DeclaredCatalog catalog,
      String kind,
      Map<String, Double> numbers,
      Map<String, Double> printed) {
    Map<String, Double> usual = catalog.usual(kind);
    Map<String, Double> some = new LinkedHashMap<>(numbers);
    some.keySet()
        .removeIf(
            stat ->
                Stream.of(numbers, printed, usual)
                    .allMatch(all -> all.getOrDefault(stat, 0.0) == 0));
    return told(catalog, some);
  }

  private static List<String> told(DeclaredCatalog catalog, Map<String, Double> numbers) {
    SecretNumbers secret = new SecretNumbers(catalog);
    return numbers.entrySet().stream()
        .filter(one -> !secret.isUntold(one.getKey()))
        .map(
            one ->
                catalog
                    .extras()
                    .state(one.getKey(), one.getValue())
                    .orElseGet(
                        () ->
                            catalog.extras().titles().of(one.getKey())
                                + " "
                                + Numerals.plain(one.getValue())))
        .toList();
  }

  /** A word of a card by its property, as players read it. */
  public static String word(DeclaredCatalog catalog, Map.Entry<String, String> word) {
    return catalog.extras().titles().of(word.getKey()).replace('-', ' ')
        + " "
        + catalog.extras().titles().of(word.getValue());
  }
}
