package dev.runesheet.engine.testgame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.Effect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.coverage.CoverageRecorder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The ways in which matches come to one position; what happens next must be alike in all. */
public final class Histories {

  /** The number of answers that are compared, at most. */
  private static final int ANSWERS = 12;

  private Histories() {}

  /**
   * Plays a wild skirmish at random in all ways, and compares them after each answer.
   *
   * @param rules a file of rules written by hand
   * @param more effects besides those of a wild skirmish
   */
  public static void playAlike(String rules, long seed, Effect... more) {
    Effect[] effects = Stream.of(Wild.effects(), more).flatMap(Stream::of).toArray(Effect[]::new);
    RuleBook book = Books.of(rules, effects);
    CoverageRecorder recorder =
        CoverageRecorder.ofGame("skirmish", true, List.of(), file -> Optional.empty());
    Match plain = Wild.scene(book, seed).start().match();
    List<Match> others = new ArrayList<>();
    others.add(Wild.scene(book, seed).start().match()); // Undoes each answer, and gives it again.
    others.add(Wild.scene(book, seed).start().match()); // Is restored after each.
    others.add(Wild.scene(book, seed).start().match()); // Is forked after each.
    others.add(Wild.scene(book.throughNetwork(), seed).start().match());
    others.add(Wild.scene(book, seed).start().match());
    others.get(4).session();
    others.add(Wild.scene(Books.of(recorder, rules, effects), seed).start().match());
    Random random = new Random(seed);
    for (int i = 0; i < ANSWERS && !plain.over(); i++) {
      long next = random.nextLong();
      Wild.answer(plain, new Random(next));
      others.forEach(match -> Wild.answer(match, new Random(next)));
      if (others.get(0).answerCount() > 0) {
        others.get(0).undo();
        Wild.answer(others.get(0), new Random(next));
      }
      others.set(1, restored(book, others.get(1)));
      others.set(2, forked(others.get(2)));
      for (int way = 0; way < others.size(); way++) {
        assertThat(seen(others.get(way)))
            .as("way %d, answer %d\n%s", way, i, rules)
            .isEqualTo(seen(plain));
      }
    }
    plain.close();
    others.forEach(Match::close);
  }

  private static Match restored(RuleBook book, Match match) {
    try (match) {
      return book.restore(match.save());
    }
  }

  private static Match forked(Match match) {
    try (match) {
      return match.fork();
    }
  }

  private static String seen(Match match) {
    return numbers(match) + match.save();
  }

  /** The numbers of all entities, with modifiers. */
  public static String numbers(Match match) {
    return match.world().entities().stream()
        .map(entity -> entity + " " + numbers(entity))
        .collect(Collectors.joining("\n"));
  }

  private static String numbers(Entity entity) {
    return entity.schema().names().stream()
        .map(stat -> stat + " " + entity.stat(stat))
        .collect(Collectors.joining(", "));
  }
}
