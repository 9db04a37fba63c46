package dev.runesheet.game.declared;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Continuous;
import dev.runesheet.game.declared.catalog.SecretNumbers;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.game.declared.choice.CharacterAbilities;
import dev.runesheet.game.declared.choice.PhaseActions;
import dev.runesheet.game.declared.choice.Uses;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.game.declared.setup.Layout;
import dev.runesheet.game.declared.setup.SavedGame;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.game.declared.state.DeclaredCard;
import dev.runesheet.game.declared.state.DeclaredMenu;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.game.declared.state.Equipment;
import dev.runesheet.game.declared.state.HiddenCards;
import dev.runesheet.game.declared.state.Payments;
import dev.runesheet.game.declared.state.TurnOrder;
import dev.runesheet.game.declared.state.TurnSignals;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.EventOrder;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.word.HolderScope;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A game declared in {@code game.yaml}, with its phases. Phases, actions and cards act by effects,
 * which also decide whether an action is legal.
 */
public record DeclaredGame(String id) implements Game {

  @Override
  public Object readCatalog(JsonNode json) {
    return DeclaredCatalog.of(json);
  }

  @Override
  public void checkSetup(RuleWords rules, JsonNode setup) {
    Layout.of(rules.catalog(DeclaredCatalog.class)).checkSetup(setup);
  }

  @Override
  public GameState newState(JsonNode setup) {
    DeclaredState state = new DeclaredState();
    JsonNode decks = setup.path(DeclaredSetup.DECKS);
    state.players = decks.isArray() ? decks.size() : CharacterSetup.players(setup);
    state.active = CharacterSetup.first(setup);
    return state;
  }

  @Override
  public Class<DeclaredState> stateType() {
    return DeclaredState.class;
  }

  @Override
  public void register(Handlers on, CatalogAccess rules) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    on.scope(HolderScope.SELF, (match, from) -> List.of(from));
    DeclaredScopes.all(catalog)
        .forEach(
            (name, scope) ->
                on.scope(
                    name,
                    (match, from) ->
                        DeclaredScopes.find(
                            match, scope, from, other -> match.scope(other, from))));
    // Verbs, which know no declaration, ask for the zone that the player of an entity has.
    catalog
        .zonesInCommon(true)
        .forEach(
            zone -> on.scope(DeclaredScopes.OWN + zone, (match, from) -> match.scope(zone, from)));
    if (catalog.kinds().containsKey(DeclaredCatalog.GAME)) {
      on.scope(DeclaredCatalog.GAME, (match, from) -> List.of(DeclaredTable.game(match)));
    }
    catalog.extras().menus().forEach((name, menu) -> on.menu(name, new DeclaredMenu(menu)));
    TurnSignals.handlers(catalog).forEach(on::signal);
    catalog.phases().stream()
        .filter(DeclaredCatalog.Phase::asks)
        .forEach(phase -> on.question(question(phase)));
  }

  private static Question<?> question(DeclaredCatalog.Phase phase) {
    return phase.asking().isEmpty()
        ? new PhaseActions(phase.name())
        : new CharacterAbilities(phase.name());
  }

  @Override
  public void checkSaved(MatchContext match, List<Decision> open) {
    SavedGame.check(match, open);
  }

  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    Layout.of(catalog(match)).lay(match, setup);
  }

  @Override
  public Entity newEntity(Rules book, NewEntity wanted) {
    DeclaredCatalog catalog = book.catalog(DeclaredCatalog.class);
    Layout.of(catalog).checkNew(wanted);
    return DeclaredCard.of(wanted, catalog);
  }

  @Override
  public void checkDefinition(Rules book, String definition) {
    Layout.of(book.catalog(DeclaredCatalog.class)).checkDefinition(book, definition);
  }

  /**
   * Updates the numbers that count attached cards, and what equipment does; a card is in play where
   * its zone is, and one that has left play can use its abilities anew.
   */
  @Override
  public void onMove(MatchContext match, Entity entity, String from) {
    Layout.of(catalog(match)).checkMoved(match, entity, from);
    match.state(DeclaredState.class).moved(entity.getId());
    if (entity.getZone().equals(from)) {
      return;
    }
    if (!entity.isPresent()) {
      Uses.forget(match, entity);
    }
    if (entity.getController() >= 0 && (match.isCommon(from) || Attached.is(from))) {
      Attached.taken(match, entity);
    }
    if (Attached.is(from)) {
      count(match, entity, from, -1);
    }
    if (Attached.is(entity.getZone())) {
      count(match, entity, entity.getZone(), 1);
    }
    Equipment.moved(match, entity, from);
  }

  /** A card is shown with what it is attached to, unless the player sees it anyway. */
  @Override
  public void onShow(MatchContext match, Entity entity, int player) {
    if (!isVisible(match, player, entity)) {
      int card = Attached.lowest(match.world(), entity).getId();
      match.state(DeclaredState.class).show(card, player);
    }
  }

  private static void count(MatchContext match, Entity entity, String zone, int more) {
    String stat = Payments.stat(catalog(match), entity);
    Entity host = match.entity(Attached.host(zone));
    if (host.has(stat)) {
      match.addStat(host, stat, more);
    }
  }

  private static DeclaredCatalog catalog(MatchContext match) {
    return match.book().catalog(DeclaredCatalog.class);
  }

  @Override
  public boolean advance(MatchContext match) {
    DeclaredState state = match.state(DeclaredState.class);
    DeclaredCatalog catalog = catalog(match);
    boolean acts = !state.acting.isEmpty();
    if (!acts) {
      new TurnFlow(match, state, catalog).step();
    }
    DeclaredCatalog.Phase phase = state.phase < 0 ? null : catalog.phases().get(state.phase);
    // The event of a phase comes before its questions, but for one that follows the answer.
    if (acts || phase != null && !phase.asking().isEmpty() && !state.acting.isEmpty()) {
      ask(match, state, phase);
    }
    return true;
  }

  private static void ask(MatchContext match, DeclaredState state, DeclaredCatalog.Phase phase) {
    int player = state.acting.get(0);
    Question<?> question = match.question(phase.name());
    boolean passes = phase.passes() || !phase.asking().isEmpty(); // All may be out of force.
    if (match.isOut(player) || passes && question.options(match, player).isEmpty()) {
      state.hasActed();
      return;
    }
    match.decide(question, player);
    if (phase.asking().isEmpty()) {
      match.resetCounts();
    }
  }

  /** Ends the last phase with the match, in games that name a phase after the end. */
  @Override
  public void onEnd(MatchContext match) {
    DeclaredState state = match.state(DeclaredState.class);
    String over = catalog(match).extras().course().over();
    if (!over.isEmpty() && !state.phaseName.equals(over)) {
      match.phaseEnded(state.phaseName, state.turn, state.active);
      state.phaseName = over;
    }
  }

  /** Effects of the active player's entities first, then by age. */
  @Override
  public Comparator<ActiveEffect> order(MatchContext match) {
    int active = match.state(DeclaredState.class).active;
    return (one, other) -> {
      int byOwner = Boolean.compare(one.getController() != active, other.getController() != active);
      int byAge = Integer.compare(one.getOrigin().getSequence(), other.getOrigin().getSequence());
      return byOwner != 0 ? byOwner : byAge;
    };
  }

  @Override
  public EventOrder eventOrder(CatalogAccess rules, String trigger) {
    return rules.catalog(DeclaredCatalog.class).extras().course().events();
  }

  /** A mode has limits of its own. */
  @Override
  public Limits limits(MatchContext match) {
    DeclaredCatalog catalog = catalog(match);
    Mode mode = match.state(DeclaredState.class).mode(catalog);
    return mode == null ? catalog.extras().course().limits() : mode.limits();
  }

  @Override
  public boolean isVisible(MatchContext match, int player, Happening happening) {
    boolean open =
        happening instanceof Happening.Rolled roll
            && !roll.shuffling()
            && (roll.draws() || catalog(match).extras().course().openDice());
    return (open || Game.super.isVisible(match, player, happening))
        && !tellsNumberOfAnother(match, player, happening)
        && !tellsChoiceOfAnother(match, player, happening);
  }

  private static boolean tellsChoiceOfAnother(MatchContext match, int player, Happening happening) {
    return happening instanceof Happening.Activated begun
        && new SecretNumbers(catalog(match))
            .hides(match.book().effect(begun.effect()), match.entity(begun.self()), player);
  }

  @Override
  public boolean isVisible(MatchContext match, int player, Happening.Cause cause) {
    return cause.self() < 0
        || !new SecretNumbers(catalog(match))
            .hides(match.book().effectOfBlock(cause.block()), match.entity(cause.self()), player);
  }

  /**
   * True of the answer to a change of a number that only others may know, and of a status that
   * changes such a number: that it comes, goes, or is out of force.
   */
  private static boolean tellsNumberOfAnother(MatchContext match, int player, Happening happening) {
    if (happening instanceof Happening.Activated answer && answer.subject() >= 0) {
      return StatEvent.stat(answer.trigger())
          .filter(stat -> isOfAnother(match, player, answer.subject(), stat))
          .isPresent();
    }
    if (happening instanceof Happening.EffectEntered entered) {
      InPlay status = entered.effect();
      return changesNumberOfAnother(match, player, status.getEffect(), status.getHolder());
    }
    if (happening instanceof Happening.Suppressed status) {
      return changesNumberOfAnother(match, player, status.effect(), status.entity());
    }
    return happening instanceof Happening.EffectEnded ended
        && changesNumberOfAnother(
            match, player, ended.effect().getEffect(), ended.effect().getHolder());
  }

  private static boolean changesNumberOfAnother(
      MatchContext match, int player, String effect, int holder) {
    Continuous change = catalog(match).extras().continuous().get(effect);
    return change != null
        && match.book().effect(effect).isStatus()
        && isOfAnother(match, player, holder, change.stat());
  }

  private static boolean isOfAnother(MatchContext match, int player, int entity, String stat) {
    Entity of = match.entity(entity);
    return new SecretNumbers(catalog(match))
        .isOfAnother(of.getKind(), stat, of.getController(), player);
  }

  @Override
  public boolean mayChange(
      CatalogAccess rules, InPlay effect, Entity holder, Entity target, String stat) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    Continuous change = catalog.extras().continuous().get(effect.getEffect());
    return change != null
        && change.stat().equals(stat)
        && DeclaredScopes.mayReach(catalog, change.scope(), holder, effect.getViewer(), target);
  }

  @Override
  public boolean isStatSecret(CatalogAccess rules, String stat) {
    return new SecretNumbers(rules.catalog(DeclaredCatalog.class)).isUntold(stat);
  }

  @Override
  public boolean isStatSecret(MatchContext match, int viewer, Entity entity, String stat) {
    return new SecretNumbers(catalog(match))
        .has(entity.getKind(), stat, entity.getController(), viewer);
  }

  @Override
  public boolean isCommon(CatalogAccess rules, String zone) {
    return rules.catalog(DeclaredCatalog.class).isCommon(zone);
  }

  @Override
  public Entity opponent(MatchContext match, Entity of) {
    if (!catalog(match).players().areTwo()) {
      throw new IllegalStateException(
          "opponent of (" + of + ") is not defined: not a game of two players.");
    }
    return match.entity(1 - match.playerOf(of));
  }

  @Override
  public Integer next(MatchContext match) {
    DeclaredState state = match.state(DeclaredState.class);
    Integer given = state.next;
    boolean player =
        given != null && given >= 0 && given < state.players; // A save is checked later.
    return player ? Integer.valueOf(TurnOrder.of(match).given(given)) : given;
  }

  @Override
  public List<Integer> acting(MatchContext match) {
    DeclaredState state = match.state(DeclaredState.class);
    List<DeclaredCatalog.Phase> phases = catalog(match).phases();
    boolean repeated = state.phase >= 0 && phases.get(state.phase).times() > 1;
    return repeated
        ? state.acting.stream().filter(player -> !isOut(match, player)).toList()
        : List.of();
  }

  @Override
  public boolean isOut(MatchContext match, int player) {
    if (player < 0 || !catalog(match).extras().course().eliminates()) {
      return false;
    }
    return Eliminate.isOut(match.entity(player));
  }

  @Override
  public boolean isOfNobody(String owner) {
    return RuleOwners.PROGRAMS.contains(owner);
  }

  /** True if a zone hides its cards: then a question can tell which of them a player holds. */
  @Override
  public boolean areQuestionsSecret(CatalogAccess rules) {
    return rules.catalog(DeclaredCatalog.class).zones().values().stream()
        .anyMatch(zone -> zone.seenBy() != SeenBy.ALL);
  }

  @Override
  public void shuffleHidden(MatchContext match, int viewer) {
    HiddenCards.shuffle(match, catalog(match), viewer);
  }

  /** True if the condition that the game declares as certain holds of each player. */
  @Override
  public boolean isPossible(MatchContext match) {
    Expression.Test certain = catalog(match).extras().certain();
    int players = match.state(DeclaredState.class).players;
    return certain == null
        || IntStream.range(0, players)
            .mapToObj(match::entity)
            .allMatch(self -> certain.holds(new Expression.Roles(match, self, self)));
  }

  /**
   * Attached cards are seen by those who see what they are attached to, and by nobody else. What
   * was shown to a player he sees until it moves.
   */
  @Override
  public boolean isVisible(MatchContext match, int player, Entity entity) {
    Entity lying = Attached.lowest(match.world(), entity);
    return catalog(match).seenBy(lying.getZone()).include(player, lying.getController())
        || match.state(DeclaredState.class).isShown(lying.getId(), player);
  }

  /** The name of the host for the zone of attached cards; other zones as they are called. */
  @Override
  public String displayZone(String zone, IntFunction<String> names) {
    return Attached.is(zone) ? names.apply(Attached.host(zone)) : zone;
  }

  /** The zone of cards attached to a hidden card is told without the number of that card. */
  @Override
  public String zoneName(MatchContext match, int player, String zone) {
    boolean told =
        !Attached.is(zone) || isVisible(match, player, match.entity(Attached.host(zone)));
    return told ? zone : Attached.SOMEWHERE;
  }
}
