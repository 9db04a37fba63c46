package dev.runesheet.game.valeria;

import static dev.runesheet.spi.setup.SavedPart.require;
import static dev.runesheet.spi.setup.SavedPart.requirePlace;

import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.TableZone;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.turn.Rolls;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import java.util.List;
import java.util.Optional;

/** The check of a saved match's table: refuses impossible cards and questions. */
final class SavedTable {

  /** The most of what is counted on, so that the count cannot run over. */
  private static final int MOST = Integer.MAX_VALUE / 2;

  private SavedTable() {}

  static void check(MatchContext match, List<Decision> open) {
    World world = match.world();
    ValeriaState state = match.state(ValeriaState.class);
    for (Entity entity : world.entities()) {
      if (entity.getId() < state.players) {
        require(entity instanceof Player, entity, "is no player");
        require(entity.getController() == entity.getId(), entity, "sits at the seat of another");
        numbers(entity, Player.STATS);
        for (String stat : Resource.STATS) {
          double has = entity.base(Player.STATS.index(stat));
          require(has >= 0, entity, "has " + stat + " (" + has + ") below 0");
        }
      } else {
        require(entity instanceof Card, entity, "is no card");
        numbers(entity, Card.STATS);
        place((Card) entity);
      }
    }
    counts(state, world);
    open.forEach(question -> question(state, question));
  }

  private static void numbers(Entity entity, StatSchema stats) {
    boolean own = entity.schema().names().equals(stats.names());
    require(own, entity, "has other numbers than its kind");
  }

  private static void place(Card card) {
    String zone = card.getZone();
    Optional<TableZone> known = TableZone.of(zone);
    boolean isZone = known.isPresent() || isOfKind(card);
    require(isZone, card, "lies in '" + zone + "', which there is not");
    known.filter(grid -> grid.stacks() > 0).ifPresent(grid -> stacked(card, grid));
    if (!zone.equals(Zones.AGENT_DECK)) { // Engaged agents go below the lowest one.
      requirePlace(card);
    }
    boolean belongs = known.map(one -> one.holds(card.kind())).orElse(true);
    require(belongs, card, "cannot lie in " + zone);
    boolean owned = known.map(TableZone::isOwned).orElse(false);
    require(!owned || card.getController() >= 0, card, "is held by nobody");
  }

  private static void stacked(Card card, TableZone grid) {
    boolean stacked = card.getPosition() >= 0 && card.stack() < grid.stacks();
    require(stacked, card, "lies in no stack of " + grid.word());
  }

  /** True if it lies in a reserve, or in the slots of its kind. */
  private static boolean isOfKind(Card card) {
    String zone = card.getZone();
    return zone.equals(Zones.slots(card.kind())) || zone.startsWith(Zones.reserve(""));
  }

  private static void counts(ValeriaState state, World world) {
    count("active", state.active, state.players - 1);
    count("first", state.first, state.players - 1);
    count("debtor", state.debtor, state.players - 1);
    count("firstDie", state.firstDie, Rolls.SIDES);
    count("secondDie", state.secondDie, Rolls.SIDES);
    count("firstRolled", state.firstRolled, Rolls.SIDES);
    count("secondRolled", state.secondRolled, Rolls.SIDES);
    count("actions", state.actions, MOST);
    count("owed", state.owed, MOST);
    count("exhausted", state.exhausted, MOST);
    count("acquired", state.acquired, MOST);
    state.piles.forEach(pile -> count("piles", pile, MOST));
    state.opened.forEach(stack -> count("opened", stack, CardIndex.DOMAIN_STACKS - 1));
    state.paid.forEach(seat -> count("paid", seat, state.players - 1));
    for (List<Integer> cards : List.of(state.revealed, state.slays, state.consumed)) {
      cards.forEach(card -> require(world.entity(card) instanceof Card, "card " + card, "is none"));
    }
  }

  private static void count(String what, int number, int most) {
    require(number >= 0 && number <= most, "/state/" + what + " (" + number + ")", "cannot be");
  }

  private static void question(ValeriaState state, Decision asked) {
    String what = "question '" + asked.id() + "'";
    boolean action = asked.prompt().equals(Prompts.ACTION);
    require(
        !action || asked.player() == state.active,
        what,
        "is put to another than the active player");
    boolean waits = state.phase == ValeriaState.Phase.ACTION && state.actions > 0;
    require(!action || waits, what, "is put to a player who has no action left");
    require(!asked.standing(), what, "would stay open");
  }
}
