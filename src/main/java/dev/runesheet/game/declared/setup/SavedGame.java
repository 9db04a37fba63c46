package dev.runesheet.game.declared.setup;

import static dev.runesheet.spi.setup.SavedPart.require;
import static dev.runesheet.spi.setup.SavedPart.requirePlace;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.Characters;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.World;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.fact.Entity;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The check of a saved match of a declared game: refuses names that the declaration does not have.
 */
public final class SavedGame {

  private final DeclaredCatalog catalog;
  private final DeclaredState state;

  private SavedGame(DeclaredCatalog catalog, DeclaredState state) {
    this.catalog = catalog;
    this.state = state;
  }

  public static void check(MatchContext match, List<Decision> open) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    SavedGame saved = new SavedGame(catalog, match.state(DeclaredState.class));
    match.world().entities().forEach(saved::entity);
    match.world().entities().forEach(entity -> saved.host(entity, match.world()));
    saved.realignPhase();
    saved.progress();
    saved.shown(match.world().entities().size());
    saved.used(match.world().entities().size());
    SavedEffects.check(match, saved.state.players, saved.isOfCharacters() ? saved.state.mode : "");
    open.forEach(saved::question);
  }

  private void entity(Entity entity) {
    if (isOfCharacters()) {
      character(entity);
      return;
    }
    boolean card = entity.getId() > state.players;
    boolean own = entity.getId() >= state.players || entity.getController() == entity.getId();
    require(own, entity, "is not that of its player");
    require(entity.getKind().equals(kind(entity)), entity, "is of another kind");
    numbers(entity);
    requirePlace(entity);
    require(
        card ? isZone(entity.getZone()) : DeclaredTable.isTable(catalog, entity),
        entity,
        "lies in '" + entity.getZone() + "'");
    boolean whose =
        !card
            || Attached.is(entity.getZone())
            || catalog.isCommon(entity.getZone()) == (entity.getController() < 0);
    require(
        whose,
        entity,
        (entity.getController() < 0 ? "is nobody's in '" : "is a player's in '")
            + entity.getZone()
            + "'");
    require(
        (!card || isInPlay(entity.getZone())) == entity.isPresent(),
        entity,
        (entity.isPresent() ? "is in play in '" : "is not in play in '") + entity.getZone() + "'");
  }

  /** Requires the numbers of its kind, in any order: other rules may write them in another. */
  private void numbers(Entity entity) {
    List<String> has = entity.schema().names();
    Set<String> wanted = catalog.statsOf(entity.getKind());
    for (String stat : has) {
      require(wanted.contains(stat), entity, "has '" + stat + "', which its kind has not");
    }
    for (String stat : wanted) {
      require(has.contains(stat), entity, "lacks '" + stat + "', which its kind has");
    }
  }

  private void character(Entity entity) {
    Characters characters = catalog.extras().characters();
    require(catalog.cards().containsKey(entity.getDefinition()), entity, "is none");
    require(entity.getKind().equals(characters.kind()), entity, "is of another kind");
    require(entity.getController() == entity.getId(), entity, "is not that of its player");
    require(entity.isPresent(), entity, "is not in play");
    Mode mode = catalog.modes().get(state.mode);
    boolean fits = mode != null && mode.stats().equals(entity.schema().names());
    require(fits, entity, "has numbers of another mode");
  }

  /** Requires that cards are attached to cards that there are, and never in a circle. */
  private void host(Entity entity, World world) {
    Entity under = entity;
    for (int left = world.entities().size(); Attached.is(under.getZone()); left--) {
      int host = Attached.host(under.getZone());
      boolean card = host > state.players && host < world.entities().size();
      require(card && left > 0, entity, "is attached to no card: '" + under.getZone() + "'");
      under = world.entity(host);
    }
  }

  private boolean isZone(String zone) {
    return catalog.zones().containsKey(zone) || Attached.is(zone);
  }

  /** What is attached is not in play, wherever the card is that it is attached to. */
  private boolean isInPlay(String zone) {
    return catalog.zones().containsKey(zone) && catalog.zones().get(zone).inPlay();
  }

  /** Players come first, then the entity with the game's rules, then cards. */
  private String kind(Entity entity) {
    if (entity.getId() < state.players) {
      return DeclaredCatalog.PLAYER;
    }
    Map<String, Card> cards = catalog.cards();
    boolean game = entity.getId() == state.players;
    String definition = entity.getDefinition();
    boolean known = game ? definition.equals(DeclaredCatalog.GAME) : cards.containsKey(definition);
    require(known, entity, game ? "does not hold the game's rules" : "is no card");
    return game ? DeclaredCatalog.GAME : cards.get(definition).kind();
  }

  private void progress() {
    int phases = catalog.phases().size();
    boolean play = catalog.players().allow(state.players);
    require(play, "/state/players (" + state.players + ")", "do not play");
    require(
        state.phase >= -1 && state.phase < phases, "/state/phase (" + state.phase + ")", "is none");
    boolean named = state.phase < 0 || isNamed(state.phase);
    require(named, "/state/phase (" + state.phase + ")", "is not '" + state.phaseName + "'");
    require(isTurn(), "/state/turn (" + state.turn + ")", "is none");
    require(state.active >= 0, "/state/active (" + state.active + ")", "is no player");
    boolean given = state.next == null || state.next >= 0 && state.next < state.players;
    require(given, "/state/next (" + state.next + ")", "is no player");
    boolean players = state.acting.stream().allMatch(one -> one >= 0 && one < state.players);
    require(players, "/state/acting (" + state.acting + ")", "are no players");
    boolean asks = state.phase >= 0 && catalog.phases().get(state.phase).asks();
    require(asks || state.acting.isEmpty(), "/state/phase (" + state.phase + ")", "asks nobody");
    int times = asks ? catalog.phases().get(state.phase).times() : 0;
    boolean often =
        state.acting.stream().noneMatch(one -> Collections.frequency(state.acting, one) > times);
    require(often, "/state/acting (" + state.acting + ")", "act more often than the phase says");
    // Other rules may have fewer marks, but phases that are never left out wait for one of no name.
    require(!state.marks.contains(""), "/state/marks", "have one without a name");
    boolean starts = state.startPhase >= 0 && state.startPhase < phases;
    require(starts, "/state/startPhase (" + state.startPhase + ")", "is none");
  }

  private boolean isOfCharacters() {
    return catalog.extras().characters() != null;
  }

  /** Other rules may have the phase at another place: it is found by its name. */
  private void realignPhase() {
    int phases = catalog.phases().size();
    if (state.phase >= 0 && (state.phase >= phases || !isNamed(state.phase))) {
      state.phase =
          IntStream.range(0, phases).filter(this::isNamed).findFirst().orElse(state.phase);
    }
  }

  /** True if the state names the phase at that place, or says that the match is over. */
  private boolean isNamed(int place) {
    Phase phase = catalog.phases().get(place);
    String over = catalog.extras().course().over();
    return List.of(phase.standing(), phase.name(), over).contains(state.phaseName);
  }

  /** Turns begin at 1; what opens the match comes before them. */
  private boolean isTurn() {
    return state.turn >= (state.phase < catalog.firstOfTurn() ? 0 : 1);
  }

  /** Requires that cards were shown to players. */
  private void shown(int entities) {
    state.shown.forEach(
        (card, players) -> {
          boolean is = card > state.players && card < entities;
          require(is, "/state/shown (" + state.shown + ")", "are no cards");
          boolean play = players.stream().allMatch(one -> one >= 0 && one < state.players);
          require(play, "/state/shown (" + state.shown + ")", "was shown to no player");
        });
  }

  /** Requires uses of entities that there are. Other rules may lack their actions. */
  private void used(int entities) {
    for (String use : state.used) {
      String what = "/state/used (" + use + ")";
      Choice choice = ActionCodec.of(Choice.class).read(use).orElse(null);
      require(choice != null && choice.id().equals(use), what, "is no use of an action");
      boolean there = choice.entities().stream().allMatch(one -> one >= 0 && one < entities);
      require(there, what, "is of an entity that does not exist");
    }
  }

  private void question(Decision asked) {
    if (!asked.effect().isEmpty()) {
      return;
    }
    String what = "question '" + asked.id() + "'";
    require(!asked.standing(), what, "would stay open");
    boolean acts = !state.acting.isEmpty() && asked.player() == state.acting.get(0);
    require(state.phase >= 0 && acts, what, "is not of the present turn");
    String phase = catalog.phases().get(state.phase).name();
    boolean present = phase.equals(asked.prompt());
    require(present, what, "is of phase '" + asked.prompt() + "', but it is '" + phase + "'");
  }
}
