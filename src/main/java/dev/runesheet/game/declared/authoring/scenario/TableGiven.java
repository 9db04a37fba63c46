package dev.runesheet.game.declared.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.game.declared.state.Payments;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words of {@code given}: a position, or the decks of a whole match. */
record TableGiven(
    @Doc("What players have; the others have nothing but the numbers they begin with.")
        @Label("{key} {field}")
        Map<@Ref(WordList.PLAYER) String, Seat> players,
    @Doc("The cards in zones that all players have in common, in order; of a deck from the top.")
        @Label(value = "common {key}", usual = true)
        Map<@Ref(COMMON_ZONE) String, List<CardAt>> common,
    @Doc("Numbers of the kind 'game'; the others are those with which a match begins.")
        @Label("game {key}")
        Map<@Ref(GAME_STAT) String, Double> game,
    @Doc(
            "Decks of a match from its start, shuffled by chance; then nothing else but who is"
                + " active.")
        @Label("Deck of {key}")
        Map<@Ref(WordList.PLAYER) String, @Ref("deck") String> decks,
    @Doc(
            "The same, but by how many there are of each card; what is shuffled lies in the order"
                + " in which the cards are named.")
        @Named("deck lists")
        @Label(hidden = true)
        Map<
                @Ref(WordList.PLAYER) String,
                Map<@Ref(WordList.CARD) String, @Range(min = 1, max = 100) Integer>>
            lists,
    @Doc(
            "How many play, where the game allows several numbers; as many as are named above if"
                + " left out, and the least at least.")
        Optional<@Range(min = Seats.FEWEST, max = Seats.MOST) Integer> seats,
    @Doc("Whose turn it is.") @Default("\"player 1\"") @Ref(WordList.PLAYER) String active,
    @Doc("The turn.") @Default("1") @Range(min = 1) int turn,
    @Doc("The phase that begins; the first that always asks something if left out.")
        Optional<@Ref("phase") String> phase,
    @Doc(
            "The players who still act in the phase, in order; who acts again is named again. Then"
                + " the phase is under way: its event and 'if' are over. It begins if left out.")
        @Default("[]")
        List<@Ref(WordList.PLAYER) String> acting) {

  /** The list of the zones of which each player has one. */
  static final String PLAYER_ZONE = "player zone";

  /** The list of the zones that all players have in common. */
  static final String COMMON_ZONE = "common zone";

  /** The field of those to whom a card was shown. */
  static final String SHOWN_TO = "shown to";

  /** The list of the numbers of the game itself. */
  static final String GAME_STAT = "game stat";

  /** The state of a player. */
  record Seat(
      @Doc("A number of the player.") @Inline @Label(usual = true)
          Map<@Ref("player stat") String, Double> stats,
      @Doc("The cards in the zone, in order; of a deck from the top.") @Inline @Label(usual = true)
          Map<@Ref(PLAYER_ZONE) String, List<CardAt>> zones,
      @Doc("Effects that are registered on the player.") @Default("[]") @Label(hidden = true)
          List<EffectAt> effects) {}

  /** A card with the numbers that differ from those printed and counted. */
  @ShortForm("card")
  record CardAt(
      @Doc("The card.") @Ref(WordList.CARD) String card,
      @Doc(
              "A number of it, below what effects in play make of it: of one that counts attached"
                  + " cards (counts), with those named in 'attached'; left out, it is the printed"
                  + " one and they count in it.")
          @Inline
          Map<@Ref(WordList.STAT) String, Double> stats,
      @Doc("The cards attached to it, in order.") @Default("[]") @Label(hidden = true)
          List<Attachment> attached,
      @Doc("Effects that are registered on it.") @Default("[]") @Label(hidden = true)
          List<EffectAt> effects,
      @Doc(
              "The players to whom it was shown where it lies, who would not see it else: they see"
                  + " it until it moves or its zone is shuffled.")
          @Named(SHOWN_TO)
          @Default("[]")
          @Distinct
          @Label(hidden = true)
          List<@Ref(WordList.PLAYER) String> shown) {}

  /** The position of a match. */
  static TableGiven of(Match match) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    DeclaredState state = match.state(DeclaredState.class);
    List<String> names = names(state.players());
    Map<String, Seat> seats = new LinkedHashMap<>();
    Map<String, Double> usual = catalog.usual(DeclaredCatalog.PLAYER);
    for (int player = 0; player < names.size(); player++) {
      Entity entity = match.world().entity(player);
      seats.put(
          names.get(player), new Seat(different(entity, usual), zones(match, player), List.of()));
    }
    return new TableGiven(
        seats,
        zones(match, DeclaredCatalog.NOBODY),
        different(game(match), catalog.usual(DeclaredCatalog.GAME)),
        Map.of(),
        Map.of(),
        catalog.players().isOne() ? Optional.empty() : Optional.of(names.size()),
        names.get(state.active()),
        state.turn(),
        Optional.of(state.phaseName()),
        state.acting.stream().map(names::get).toList());
  }

  /** The entity with the numbers of the game itself. */
  static Entity game(Match match) {
    return match.world().entity(match.state(DeclaredState.class).players());
  }

  /** The cards of a player, or of nobody, by zone. */
  private static Map<String, List<CardAt>> zones(Match match, int player) {
    Map<String, List<CardAt>> zones = new LinkedHashMap<>();
    for (Entity card : cards(match, player)) {
      zones
          .computeIfAbsent(card.getZone(), zone -> new ArrayList<>())
          .add(
              new CardAt(
                  card.getDefinition(),
                  different(card, usual(match, card)),
                  Attachment.of(match, card, false),
                  List.of(),
                  shown(match.state(DeclaredState.class), card)));
    }
    return zones;
  }

  private static List<String> shown(DeclaredState state, Entity card) {
    List<String> shown = new ArrayList<>(names(state.players()));
    shown.removeIf(name -> !state.isShown(card.getId(), seat(name)));
    return shown;
  }

  /** The seat of a player of a name, from 0. */
  private static int seat(String name) {
    return names(Seats.MOST).indexOf(name);
  }

  private static List<Entity> cards(Match match, int player) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    return match.world().entities().stream()
        .filter(one -> one.getController() == player && catalog.zones().containsKey(one.getZone()))
        .sorted(Comparator.comparingInt(Entity::getPosition).thenComparingInt(Entity::getId))
        .toList();
  }

  /** The printed numbers of a card, with those in which attached cards count as they then are. */
  private static Map<String, Double> usual(Match match, Entity card) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    Map<String, Double> usual = catalog.printed(catalog.cards().get(card.getDefinition()));
    Attached.of(match.world(), card)
        .forEach(
            one -> usual.computeIfPresent(Payments.stat(catalog, one), (stat, was) -> was + 1));
    return usual;
  }

  /** The numbers without what changes them that are not the usual ones. */
  private static Map<String, Double> different(Entity entity, Map<String, Double> usual) {
    Map<String, Double> different = new LinkedHashMap<>();
    for (String stat : entity.schema().names()) {
      double number = entity.base(entity.index(stat));
      if (number != usual.getOrDefault(stat, 0.0)) {
        different.put(stat, number);
      }
    }
    return different;
  }

  DeclaredSetup setup(RuleWords rules, CatalogFormulas formulas) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    List<String> names = playing(catalog.players());
    int first = names.indexOf(active);
    String usual = catalog.decks().keySet().stream().findFirst().orElse("no deck");
    if (!lists.isEmpty()) {
      return new DeclaredSetup(names, first, null, names.stream().map(this::list).toList());
    }
    if (!decks.isEmpty()) {
      return new DeclaredSetup(
          names.stream().map(name -> decks.getOrDefault(name, usual)).toList(), first, null);
    }
    String begins = phase.orElseGet(() -> asking(catalog).name());
    List<DeclaredSetup.Seat> seats = new ArrayList<>();
    for (String name : names) {
      Seat seat = players.getOrDefault(name, new Seat(Map.of(), Map.of(), List.of()));
      seats.add(seat(seat, formulas));
    }
    return new DeclaredSetup(
        Collections.nCopies(names.size(), usual),
        first,
        new DeclaredSetup.Position(
            begins,
            turn,
            seats,
            placed(common, formulas),
            game,
            acting.stream().map(names::indexOf).toList()));
  }

  private List<String> list(String player) {
    List<String> cards = new ArrayList<>();
    lists
        .getOrDefault(player, Map.of())
        .forEach((card, count) -> cards.addAll(Collections.nCopies(count, card)));
    return cards;
  }

  /** The first phase with a question, preferably one that always takes place. */
  static DeclaredCatalog.Phase asking(DeclaredCatalog catalog) {
    return catalog.phases().stream()
        .filter(one -> !one.actions().isEmpty())
        .min(Comparator.comparing(one -> !one.test().isEmpty()))
        .orElse(catalog.phases().get(0));
  }

  private static List<DeclaredSetup.Registration> registered(
      List<EffectAt> effects, CatalogFormulas formulas) {
    return effects.stream().map(effect -> effect.registration(formulas)).toList();
  }

  private static DeclaredSetup.Seat seat(Seat seat, CatalogFormulas formulas) {
    return new DeclaredSetup.Seat(
        seat.stats(), placed(seat.zones(), formulas), registered(seat.effects(), formulas));
  }

  private static Map<String, List<DeclaredSetup.Placed>> placed(
      Map<String, List<CardAt>> zones, CatalogFormulas formulas) {
    Map<String, List<DeclaredSetup.Placed>> placed = new LinkedHashMap<>();
    zones.forEach(
        (zone, cards) ->
            placed.put(zone, cards.stream().map(card -> placed(card, formulas)).toList()));
    return placed;
  }

  private static DeclaredSetup.Placed placed(CardAt card, CatalogFormulas formulas) {
    return new DeclaredSetup.Placed(
        card.card(),
        card.stats(),
        card.attached().stream().map(Attachment::card).toList(),
        registered(card.effects(), formulas),
        card.attached().stream().map(Attachment::seat).toList(),
        card.shown().stream().map(TableGiven::seat).toList());
  }

  /** Removes players of whom nothing is said, if as many play without them. */
  static void shorten(Seats allowed, ObjectNode given) {
    if (!(given.path("players") instanceof ObjectNode players)) {
      return;
    }
    Set<String> said = new HashSet<>();
    Set<String> all = new HashSet<>();
    for (String part : List.of("players", "decks", "lists")) {
      given
          .path(part)
          .properties()
          .forEach(one -> (saysNothing(one.getValue()) ? all : said).add(one.getKey()));
    }
    all.addAll(said);
    Optional<Integer> seats = Optional.of(given.path("seats").asInt()).filter(many -> many > 0);
    if (playing(allowed, seats, all).equals(playing(allowed, seats, said))) {
      players.properties().removeIf(one -> saysNothing(one.getValue()));
    }
    if (players.isEmpty()) {
      given.remove("players");
    }
  }

  private static boolean saysNothing(JsonNode player) {
    return player.isObject() && player.isEmpty();
  }

  /** The names of the players of this match. */
  private List<String> playing(Seats allowed) {
    Set<String> named = new HashSet<>(players.keySet());
    named.addAll(decks.keySet());
    named.addAll(lists.keySet());
    return playing(allowed, seats, named);
  }

  /**
   * The names of the players of a match that names some of them: all whose seats come before
   * theirs, too.
   *
   * @param seats how many there are, if that is said
   */
  static List<String> playing(Seats allowed, Optional<Integer> seats, Set<String> named) {
    List<String> all = names(allowed.most());
    int last = named.stream().mapToInt(name -> all.indexOf(name) + 1).max().orElse(0);
    return all.subList(0, allowed.nearest(seats.orElse(last)));
  }

  /** The names of players in scenarios. */
  static List<String> names(int players) {
    List<String> names = new ArrayList<>();
    for (int player = 1; player <= players; player++) {
      names.add("player " + player);
    }
    return names;
  }
}
