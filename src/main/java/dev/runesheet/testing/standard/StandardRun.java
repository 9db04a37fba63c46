package dev.runesheet.testing.standard;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.declared.DeclaredRun;
import dev.runesheet.testing.declared.DeclaredScenarios;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A scenario being played in the words that any game has. */
final class StandardRun extends DeclaredRun<StandardAction, StandardThen> {

  StandardRun(
      Match match, GameTools tools, DeclaredScenarios.Words<StandardAction, StandardThen> words) {
    super(match, tools.narrator(match), words);
  }

  @Override
  protected void perform(StandardAction action) {
    StandardAction.Choose choose = (StandardAction.Choose) action;
    int player = choose.player().map(this::number).orElse(-1);
    Optional<String> unknown = new AnswerWords(new Position(match())).unknown(choose.choose());
    if (unknown.isPresent()) {
      throw new Refusal(Refusal.INVALID, unknown.get());
    }
    choose(player, choose.choose());
  }

  private int number(String player) {
    List<String> all = players();
    if (!all.contains(player)) {
      throw new Refusal(Refusal.INVALID, Words.unknown(player, all));
    }
    return all.indexOf(player);
  }

  private List<String> players() {
    int players = match().state(GameState.class).players();
    return IntStream.range(0, players).mapToObj(EntityNames::player).toList();
  }

  @Override
  protected StandardThen see(StandardThen asked) {
    Position now = new Position(match());
    new AskedNames(now).check(asked);
    GameState state = match().state(GameState.class);
    return new StandardThen(
        now.numbers(asked.numbers()),
        now.zones(asked.zones()),
        state.active() < 0 ? null : EntityNames.player(state.active()),
        state.turn(),
        state.phaseName(),
        asked.state() == null ? null : now.state(),
        now.offered(asked.canChoose(), true),
        now.offered(asked.cannotChoose(), false));
  }

  @Override
  protected JsonNode entity(int number) {
    Entity entity = match().world().entity(number);
    return JsonNodeFactory.instance.textNode(new EntityNames(match().world()).of(entity));
  }
}
