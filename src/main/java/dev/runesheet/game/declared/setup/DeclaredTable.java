package dev.runesheet.game.declared.setup;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.game.declared.catalog.Kind;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.game.declared.state.Equipment;
import dev.runesheet.game.declared.state.Payments;
import dev.runesheet.game.declared.state.TurnOrder;
import dev.runesheet.model.Numerals;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Places;
import dev.runesheet.spi.fact.StatSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The laying out of a match's players, of the entity with the game's rules, and of cards. */
public final class DeclaredTable {

  private static final String TABLE = "table";

  /** The same in a game with a zone of that name; no zone can be called so. */
  private static final String BESIDE_A_TABLE = "(table)";

  private final MatchContext match;
  private final DeclaredCatalog catalog;
  private final Map<String, StatSchema> schemas = new HashMap<>();

  public DeclaredTable(MatchContext match, DeclaredCatalog catalog) {
    this.match = match;
    this.catalog = catalog;
  }

  /** The table of a match under way. */
  public static DeclaredTable of(MatchContext match) {
    return new DeclaredTable(match, match.book().catalog(DeclaredCatalog.class));
  }

  /**
   * Creates the players, the entity with the game's rules, and the cards.
   *
   * @throws IllegalArgumentException if the set-up has an unknown name
   */
  public void lay(DeclaredSetup setup) {
    DeclaredState state = match.state(DeclaredState.class);
    if (!catalog.players().allow(setup.decks().size())) {
      throw new IllegalArgumentException(
          "decks ("
              + Excerpt.of(setup.decks().toString())
              + ") must name one for each of "
              + catalog.players().players()
              + ".");
    }
    List<Entity> players = new ArrayList<>();
    for (int player = 0; player < setup.decks().size(); player++) {
      players.add(player(player, setup));
    }
    Map<String, Double> numbers = new LinkedHashMap<>(catalog.usual(DeclaredCatalog.GAME));
    // Tables can say other numbers than the declaration.
    numbers.replaceAll((stat, usual) -> match.consult(new RuleNumber(stat, usual)).value());
    if (setup.position() != null) {
      numbers.putAll(setup.position().game());
    }
    Entity table =
        match.create(
            DeclaredCatalog.GAME,
            DeclaredCatalog.GAME,
            catalog.name(),
            DeclaredCatalog.NOBODY,
            table(catalog),
            schema(DeclaredCatalog.GAME),
            numbers);
    match.enterPlay(DeclaredCatalog.GAME, table);
    players.forEach(player -> match.enterPlay(DeclaredCatalog.PLAYER_RULES, player));
    if (setup.position() == null) {
      players.forEach(player -> deal(player.getController(), setup));
      catalog.zones().forEach((name, zone) -> lay(zone.begins(), DeclaredCatalog.NOBODY, name));
    } else {
      place(setup.position(), state);
    }
  }

  /** The entity with the game's rules, which comes behind those of the players. */
  public static Entity game(MatchContext match) {
    return match.entity(match.state(DeclaredState.class).players);
  }

  /** True if an entity is where those that are no cards are. */
  public static boolean isTable(DeclaredCatalog catalog, Entity entity) {
    return entity.getZone().equals(table(catalog));
  }

  /** The zone of those that are no cards. */
  public static String table(DeclaredCatalog catalog) {
    return catalog.zones().containsKey(TABLE) ? BESIDE_A_TABLE : TABLE;
  }

  private StatSchema schema(String kind) {
    return schemas.computeIfAbsent(kind, this::newSchema);
  }

  /** Entities of one kind share their schema. */
  private StatSchema newSchema(String kind) {
    for (Entity entity : match.world().entities()) {
      if (entity.getKind().equals(kind)) {
        return entity.schema();
      }
    }
    Kind declared = catalog.kinds().get(kind);
    return new StatSchema(declared == null ? List.of() : List.copyOf(declared.stats().keySet()));
  }

  /** Makes a card at the end of a zone, in play if the zone is, or attached to another. */
  public Entity create(String id, int player, String zone) {
    // What is attached to a card may be of several players.
    List<Entity> cards =
        Attached.is(zone)
            ? Attached.of(match, match.entity(Attached.host(zone)))
            : match.world().in(zone, controllerIn(zone, player));
    return create(id, player, zone, Places.behind(cards));
  }

  /** Makes a card at a place of a zone, in play if the zone is, or attached to another. */
  public Entity create(String id, int player, String zone, int place) {
    return card(id, controllerIn(zone, player), zone, place);
  }

  /** The player whose a card becomes that comes to a zone for a player; -1 in a common one. */
  public int controllerIn(String zone, int player) {
    return catalog.isCommon(zone) ? DeclaredCatalog.NOBODY : player;
  }

  /** Makes another card like one that there is, of the same player. */
  public void createLike(Entity card, String zone) {
    PlaceCheck.card(catalog, card);
    create(card.getDefinition(), card.getController(), zone);
  }

  /** The printed numbers of a card, without those that count attached cards. */
  public Map<String, Double> printed(Entity entity) {
    PlaceCheck.card(catalog, entity);
    Map<String, Double> printed = catalog.printed(catalog.cards().get(entity.getDefinition()));
    for (Entity attached : Attached.of(match, entity)) {
      printed.remove(Payments.stat(catalog, attached));
    }
    return printed;
  }

  private Entity player(int player, DeclaredSetup setup) {
    Map<String, Double> numbers = new LinkedHashMap<>(catalog.usual(DeclaredCatalog.PLAYER));
    if (setup.position() != null) {
      numbers.putAll(setup.position().seats().get(player).stats());
    }
    return match.create(
        DeclaredCatalog.PLAYER,
        DeclaredCatalog.PLAYER_RULES,
        DeclaredCatalog.PLAYER + " " + (player + 1),
        player,
        table(catalog),
        schema(DeclaredCatalog.PLAYER),
        numbers);
  }

  /** Writes numbers, without events. */
  private static void write(Entity entity, Map<String, Double> stats) {
    stats.forEach((stat, value) -> entity.write(entity.schema().index(stat), value));
  }

  private void deal(int player, DeclaredSetup setup) {
    String name = setup.decks().get(player);
    List<String> deck =
        setup.lists() == null ? catalog.decks().get(name) : setup.lists().get(player);
    if (deck == null) {
      throw new IllegalArgumentException(
          "deck ("
              + Excerpt.of(name)
              + ") is not one of "
              + String.join(", ", catalog.decks().keySet())
              + ".");
    }
    List<String> cards = new ArrayList<>();
    Map<String, Integer> elsewhere = new HashMap<>();
    for (String id : deck) {
      String zone = catalog.begins(id);
      if (zone.equals(catalog.deckZone())) {
        cards.add(id);
      } else {
        card(id, player, zone, elsewhere.merge(zone, 1, Integer::sum) - 1);
      }
    }
    lay(cards, player, catalog.deckZone());
  }

  /** Lays a deck, shuffled, into a zone that is empty. */
  private void lay(List<String> cards, int player, String zone) {
    // Numbered in the order of the list: numbers in that of the shuffle would tell it.
    List<Integer> places = match.shuffledPlaces(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      card(cards.get(i), player, zone, places.get(i));
    }
  }

  private Entity card(String id, int player, String zone, int place) {
    // What is attached counts when it comes to its host.
    Entity entity = made(id, player, Attached.is(zone) ? table(catalog) : zone);
    match.move(entity, zone, place);
    enter(entity);
    return entity;
  }

  /** Attaches cards to one that is not in play yet: a position is what it says, nothing happens. */
  private void attach(DeclaredSetup.Placed placed, Entity host) {
    List<Integer> owners = placed.owners();
    for (int i = 0; i < placed.attached().size(); i++) {
      int owner = owners.isEmpty() || owners.get(i) < 0 ? host.getController() : owners.get(i);
      Entity attached = made(placed.attached().get(i), owner, Attached.to(host));
      lay(attached, i);
      String stat = Payments.stat(catalog, attached);
      if (host.has(stat)) {
        int counted = host.index(stat);
        host.write(counted, host.base(counted) + 1);
      }
    }
  }

  private void lay(Entity entity, int place) {
    match.move(entity, entity.getZone(), place);
    enter(entity);
  }

  private void enter(Entity entity) {
    Zone declared = catalog.zones().get(entity.getZone());
    if (declared != null && declared.inPlay()) {
      match.enterPlay(entity.getDefinition(), entity);
      Equipment.entered(match, entity);
    }
  }

  private Entity made(String id, int player, String zone) {
    Card card = catalog.cards().get(id);
    if (card == null) {
      throw new IllegalArgumentException("card (" + Excerpt.of(id) + ") is not one of the game.");
    }
    Entity entity =
        match.createAside(card.kind(), id, card.name(), player, zone, schema(card.kind()));
    write(entity, catalog.printed(card));
    return entity;
  }

  private void register(List<DeclaredSetup.Registration> effects, Entity on) {
    for (DeclaredSetup.Registration one : effects) {
      Registrations.register(match, one, on, on);
    }
  }

  private void place(DeclaredSetup.Position position, DeclaredState state) {
    state.turn = position.turn();
    for (int player = 0; player < position.seats().size(); player++) {
      place(position.seats().get(player).zones(), player);
    }
    place(position.common(), DeclaredCatalog.NOBODY);
    for (int player = 0; player < position.seats().size(); player++) {
      register(position.seats().get(player).effects(), match.entity(player));
    }
    players().forEach(this::checkBounds);
    checkBounds(game(match));
    int begins = 0;
    for (int phase = 0; phase < catalog.phases().size(); phase++) {
      if (catalog.phases().get(phase).name().equals(position.phase())) {
        begins = phase;
      }
    }
    state.begin(catalog, begins, position.turn());
    if (!position.acting().isEmpty()) {
      resume(position, state);
    }
  }

  /** Begins in the middle of a phase, whose event is over and whose turn is counted. */
  private void resume(DeclaredSetup.Position position, DeclaredState state) {
    state.turn = position.turn();
    DeclaredCatalog.Phase phase = catalog.phases().get(state.startPhase);
    TurnOrder order = TurnOrder.of(match);
    if (!order.canStillAct(position.acting(), phase, state.active)) {
      throw new IllegalArgumentException(
          "acting ("
              + position.acting()
              + ") must be of those who act in phase '"
              + phase.name()
              + "', in order: "
              + order.acting(phase, state.active)
              + ".");
    }
    state.phase = state.startPhase;
    state.phaseName = phase.standing();
    state.acting = position.acting();
  }

  private void place(Map<String, List<DeclaredSetup.Placed>> zones, int player) {
    zones.forEach(
        (zone, cards) -> {
          for (int i = 0; i < cards.size(); i++) {
            DeclaredSetup.Placed placed = cards.get(i);
            Entity card = made(placed.card(), player, zone);
            attach(placed, card);
            write(card, placed.stats());
            lay(card, i);
            register(placed.effects(), card);
            placed.shown().forEach(to -> show(card, to));
          }
        });
  }

  /** Lets a player know a card that he would not see: a position tells nobody that it was shown. */
  private void show(Entity card, int player) {
    if (!match.game().isVisible(match, player, card)) {
      match.state(DeclaredState.class).show(card.getId(), player);
    }
  }

  private List<Entity> players() {
    int players = match.state(DeclaredState.class).players;
    return IntStream.range(0, players).mapToObj(match::entity).toList();
  }

  /** Refuses more cards of a player, or of nobody for the game, in a zone than it holds. */
  private void checkBounds(Entity player) {
    boolean common = player.getController() == DeclaredCatalog.NOBODY;
    catalog
        .zones()
        .forEach(
            (name, zone) -> {
              if (zone.most() != null && zone.common() == common) {
                double most = zone.most().of(new Expression.Roles(match, player, player));
                checkBound(player, name, most);
              }
            });
  }

  private void checkBound(Entity player, String zone, double most) {
    int found = match.world().in(zone, player.getController()).size();
    if (found > most) {
      throw new IllegalArgumentException(
          player.getName()
              + " has "
              + found
              + " cards in zone '"
              + zone
              + "', expected at most "
              + Numerals.plain(most)
              + ".");
    }
  }
}
