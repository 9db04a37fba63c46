package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.bot.EagerBot;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whole games of TCG Pocket between random legal decks keep their order and can be replayed. */
@Tag("thorough")
class PocketGamesTest {

  private static final String GAME = "tcg-pocket";
  private static final int DECK = 20;

  private final RuleBook book = ShippedBooks.of(GAME);

  @Test
  void gamesBetweenRandomDecksKeepTheirOrder() {
    play(0, 500, 25);
  }

  @Tag("slow")
  @Test
  void manyGamesBetweenRandomDecksKeepTheirOrder() {
    int from = Integer.getInteger("pocket.from", 1_000);
    play(from, from + Integer.getInteger("pocket.games", 10_000), 1);
  }

  /**
   * Plays games with some seeds, half of them with made-up cards, too.
   *
   * @param replayed every how manieth is played again from its answers
   */
  private void play(int from, int to, int replayed) {
    for (int seed = from; seed < to; seed++) {
      boolean all = seed / 2 % 2 == 0;
      JsonNode setup = new DeclaredTools(GAME).randomSetup(book, seed % 2, seed, all).orElseThrow();
      try (Match match = book.newMatch(setup, Chance.seeded(seed))) {
        game(match, seed);
        if (seed % replayed == 0) {
          replay(match, setup, seed);
        }
      }
    }
  }

  /** Every second game is one of eager bots, which get further. */
  private void game(Match match, int seed) {
    EagerBot eager = new EagerBot(seed);
    Chance any = Chance.seeded(seed * 31L);
    while (!match.over()) {
      Decision decision = match.pendingDecisions().get(0);
      List<Option> options = decision.options();
      Option option =
          seed % 2 == 0
              ? eager.choose(match, decision, options)
              : options.get(any.roll(options.size()) - 1);
      match.choose(decision, option);
      if (!match.over()) {
        inOrder(match, seed);
      }
    }
  }

  private void inOrder(Match match, int seed) {
    int[] cards = new int[2];
    for (Entity entity : match.world().entities()) {
      String kind = entity.getKind();
      if (!kind.equals("player") && !kind.equals("game") && !kind.equals("energy")) {
        cards[entity.getController()]++;
      }
      if (Attached.is(entity.getZone())) {
        assertThat(entity.isPresent()).as("game %d: %s is in play", seed, entity).isFalse();
      }
      if (kind.equals("pokemon") && entity.isPresent()) {
        pokemon(match, entity, seed);
      }
    }
    assertThat(cards).as("cards of game %d", seed).containsExactly(DECK, DECK);
    for (int player = 0; player < 2; player++) {
      player(match, match.world().entity(player), seed);
    }
    match.world().inPlay().forEach(effect -> hasItsReason(match, effect, seed));
  }

  private static void player(Match match, Entity player, int seed) {
    Map<String, Long> zones =
        match.world().entities().stream()
            .filter(one -> one.getController() == player.getController())
            .collect(Collectors.groupingBy(Entity::getZone, Collectors.counting()));
    assertThat(zones.getOrDefault("active", 0L)).as("game %d", seed).isLessThanOrEqualTo(1);
    assertThat(zones.getOrDefault("bench", 0L)).as("game %d", seed).isLessThanOrEqualTo(3);
    assertThat(zones.getOrDefault("current energy", 0L)).as("game %d", seed).isLessThanOrEqualTo(1);
    assertThat(player.stat("points")).as("points in game %d", seed).isBetween(0.0, 2.0);
  }

  private static void pokemon(Match match, Entity pokemon, int seed) {
    long energy =
        match.world().entities().stream()
            .filter(one -> one.getZone().equals(Attached.to(pokemon)))
            .filter(one -> one.getKind().equals("energy"))
            .count();
    double counted =
        pokemon.schema().names().stream()
            .filter(stat -> stat.endsWith(" energy"))
            .mapToDouble(stat -> pokemon.base(pokemon.index(stat)))
            .sum();
    assertThat(counted).as("energy of %s in game %d", pokemon, seed).isEqualTo(energy);
    assertThat(pokemon.getZone()).isIn("active", "bench");
    assertThat(pokemon.stat("damage")).isNotNegative();
  }

  private static void hasItsReason(Match match, InPlay effect, int seed) {
    Entity holder = match.world().entity(effect.getHolder());
    assertThat(holder.isPresent()).as("game %d: %s on %s", seed, effect, holder).isTrue();
    assertThat(effect.getExpires())
        .as("game %d: %s", seed, effect)
        .isGreaterThanOrEqualTo(match.state(DeclaredState.class).turn());
    if (effect.isAbility()) {
      Entity source = match.world().entity(effect.getSource());
      assertThat(source.isPresent()).as("game %d: %s of %s", seed, effect, source).isTrue();
    }
  }

  private void replay(Match match, JsonNode setup, int seed) {
    try (Match again = book.newMatch(setup, Chance.seeded(seed))) {
      match.answers().forEach(again::answer);
      assertThat(again.happenings().toString().equals(match.happenings().toString()))
          .as("game %d happens again", seed)
          .isTrue();
    }
  }
}
