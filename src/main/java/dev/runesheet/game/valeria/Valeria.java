package dev.runesheet.game.valeria;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.centre.Revealed;
import dev.runesheet.game.valeria.centre.Stacks;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.TableZone;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.turn.Acquisitions;
import dev.runesheet.game.valeria.turn.Actions;
import dev.runesheet.game.valeria.turn.Ending;
import dev.runesheet.game.valeria.turn.Harvest;
import dev.runesheet.game.valeria.turn.Purchases;
import dev.runesheet.game.valeria.turn.RollChanges;
import dev.runesheet.game.valeria.turn.Rolls;
import dev.runesheet.game.valeria.turn.Sailing;
import dev.runesheet.game.valeria.turn.StarterChoice;
import dev.runesheet.game.valeria.word.Menus;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.Handlers.Menu;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The phases and declared orders of Valeria: Card Kingdoms (rules.md). */
public final class Valeria implements Game {

  /** The id of the game. */
  public static final String ID = "valeria";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Object readCatalog(JsonNode json) {
    return ValeriaCatalog.of(json);
  }

  @Override
  public void checkSetup(RuleWords rules, JsonNode setup) {
    ValeriaSetup.check(setup, rules.catalog(ValeriaCatalog.class));
  }

  @Override
  public GameState newState(JsonNode setup) {
    ValeriaState state = new ValeriaState();
    state.players = ValeriaSetup.seats(setup).size();
    state.first = ValeriaSetup.first(setup, state.players);
    state.active = state.first;
    return state;
  }

  @Override
  public Class<ValeriaState> stateType() {
    return ValeriaState.class;
  }

  @Override
  public void register(Handlers on, CatalogAccess rules) {
    on.question(StarterChoice.DUKE);
    on.question(StarterChoice.RELIC);
    on.question(RollChanges.QUESTION);
    on.question(Actions.QUESTION);
    on.checkpoint(Acquisitions.CENTRE, Stacks::settle);
    on.checkpoint(Rolls.SETTLED, Rolls::askLast);
    Scopes.register(on);
    Menu payments = (match, who, about) -> Purchases.payments(match, (Player) who, (Card) about);
    on.menu(Menus.SLAY_PAYMENTS, payments);
    on.menu(Menus.BUILD_PAYMENTS, payments);
    on.menu(Menus.HIRES, (match, who, about) -> Purchases.recruits(match, (Player) who));
    on.menu(Menus.SAILS, (match, who, about) -> Sailing.options(match, (Player) who));
  }

  @Override
  public void checkSaved(MatchContext match, List<Decision> open) {
    SavedTable.check(match, open);
  }

  @Override
  public Optional<List<Integer>> winners(MatchContext match) {
    return Optional.of(Ending.winners(match.state(ValeriaState.class)));
  }

  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    ValeriaSetup.lay(match, setup);
  }

  @Override
  public Entity newEntity(Rules book, NewEntity wanted) {
    if (!wanted.kind().equals(Card.KIND)) {
      return new Player(wanted.id(), wanted.name(), wanted.controller(), wanted.schema());
    }
    CardType type = book.catalog(ValeriaCatalog.class).card(wanted.definition());
    return new Card(wanted.id(), type, wanted.controller(), wanted.zone(), wanted.schema());
  }

  @Override
  public void onSuppressed(MatchContext match, String effect, Entity self) {
    if (self instanceof Card card) {
      Harvest.suppressed(match, card, effect);
    }
  }

  @Override
  public boolean advance(MatchContext match) {
    ValeriaState state = match.state(ValeriaState.class);
    if (Revealed.activate(match, state)) {
      return true;
    }
    switch (state.phase) {
      case DUKES -> StarterChoice.askDukes(match, state);
      case RELICS -> StarterChoice.askRelics(match, state);
      case ROLL -> Rolls.roll(match, state);
      case ROLL_PENDING -> match.decide(RollChanges.QUESTION, state.active);
      case ROLL_EVENTS -> Rolls.events(match, state);
      case ROLL_SETTLED -> Rolls.settle(match, state);
      case OFFERINGS -> Rolls.offer(match, state);
      case HARVEST -> Harvest.begin(match, state);
      case HARVEST_SCAN -> Harvest.scan(match, state);
      case HARVEST_SLAYS -> Harvest.slays(match, state);
      case HARVEST_BONUS -> Harvest.bonus(match, state);
      case ACTION_START -> Actions.begin(match, state);
      case ACTION -> Actions.next(match, state);
      case ACTION_END -> Actions.end(match, state);
      case TURN_END -> Ending.endTurn(match, state);
      default -> throw new IllegalStateException("phase (" + state.phase + ") has no next step.");
    }
    return true;
  }

  @Override
  public void onEffectAnswer(MatchContext match, Decision decision) {
    ValeriaState state = match.state(ValeriaState.class);
    state.lastAsked = decision.prompt();
    state.deed = false;
  }

  /** The player at a seat; the active player for an entity without a controller. */
  @Override
  public Entity player(MatchContext match, int number) {
    CardIndex cardIndex = CardIndex.of(match);
    return number < 0 ? cardIndex.active() : cardIndex.player(number);
  }

  /** A card has its own effects and those of its flags. */
  @Override
  public List<String> effectOwners(Entity entity) {
    List<String> all = new ArrayList<>(List.of(entity.getDefinition()));
    if (entity instanceof Card card) {
      all.addAll(card.type().flags());
    }
    return all;
  }

  /**
   * The order of effects: first those of highest priority, then by seat and acquisition; events in
   * the order they came into play.
   */
  @Override
  public Comparator<ActiveEffect> order(MatchContext match) {
    return Comparator.comparingInt(
            (ActiveEffect effect) -> -effect.getOrigin().definition().priority())
        .thenComparingInt(effect -> isCommon(match, effect) ? -1 : effect.getController())
        .thenComparingInt(
            effect -> isCommon(match, effect) ? 0 : match.entity(effect.getHolder()).getPosition())
        .thenComparingInt(effect -> effect.getOrigin().getSequence());
  }

  private static boolean isCommon(MatchContext match, ActiveEffect effect) {
    return match.entity(effect.getHolder()) instanceof Card card && card.isCommon();
  }

  /** A domain that lies face-down can be chosen, by its stack, but is not known. */
  @Override
  public String optionName(MatchContext match, int player, Entity entity) {
    if (isVisible(match, player, entity)) {
      return entity.getName();
    }
    Card card = (Card) entity;
    return "face-down " + card.kind().word() + " of stack " + (Zones.stack(card.getPosition()) + 1);
  }

  /**
   * Each deck, the face-down domains and the supplies among themselves, and the dukes that others
   * were dealt, whether kept or not.
   */
  @Override
  public void shuffleHidden(MatchContext match, int viewer) {
    Map<List<Object>, List<Entity>> alike = new LinkedHashMap<>();
    match
        .unseen(viewer)
        .forEach(one -> alike.computeIfAbsent(alike(one), key -> new ArrayList<>()).add(one));
    alike.values().forEach(match::exchange);
  }

  /** Cards of which this is the same can lie in each other's places. */
  private static List<Object> alike(Entity card) {
    boolean deck = card.getZone().equals(Zones.EXHAUSTED);
    boolean dealt = card.getZone().equals(Zones.HAND) || card.getZone().equals(Zones.GONE);
    return List.of(deck ? "" : ((Card) card).kind(), dealt ? Zones.HAND : card.getZone());
  }

  /**
   * Dukes, and what a player did not keep, are secret until the end; decks are face-down, and what
   * waits for a slot of the harbour.
   */
  @Override
  public boolean isVisible(MatchContext match, int player, Entity entity) {
    boolean over = match.state(ValeriaState.class).phase == Phase.OVER;
    if (over || !(entity instanceof Card card)) {
      return true;
    }
    return TableZone.of(card.getZone())
        .map(zone -> zone.isSeen(card, player))
        .orElseGet(() -> !card.getZone().equals(Zones.reserve(card.kind().word())));
  }
}
