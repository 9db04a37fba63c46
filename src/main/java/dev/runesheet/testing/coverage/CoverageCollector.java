package dev.runesheet.testing.coverage;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.function.Predicate;

/** The recorders of the rule books of a process, for any games. */
public final class CoverageCollector {

  private final boolean conditions;
  private final Queue<CoverageRecorder> recorders = new ConcurrentLinkedQueue<>();

  /**
   * Begins with nothing.
   *
   * @param conditions whether conditions are recorded, too
   */
  public CoverageCollector(boolean conditions) {
    this.conditions = conditions;
  }

  /**
   * Records one rule book of a game.
   *
   * @param files the game's sources
   */
  public RuleProbe newProbe(String game, PackFiles files) {
    return newProbe(game, files, file -> true);
  }

  /**
   * Records one rule book of a game that may have further rules besides the game's.
   *
   * @param files the game's sources
   * @param wanted which files of rules are the game's
   */
  public RuleProbe newProbe(String game, PackFiles files, Predicate<String> wanted) {
    List<String> verbs =
        Packs.games().contains(game)
            ? Packs.find(game).catalog().all().stream().map(VerbSpec::shortName).toList()
            : List.of();
    return add(CoverageRecorder.ofGame(game, conditions, verbs, files::read).only(wanted));
  }

  /**
   * Records rules that are no game's.
   *
   * @param project a name for them together
   * @param files gives the content of a file of rules by its name
   */
  public CoverageRecorder newRecorder(String project, Function<String, Optional<byte[]>> files) {
    return add(CoverageRecorder.ofProject(project, conditions, files));
  }

  private CoverageRecorder add(CoverageRecorder recorder) {
    recorders.add(recorder);
    return recorder;
  }

  /**
   * The merged coverage of all recorders so far.
   *
   * @throws OtherRulesException if two records of one game have different rules
   */
  public Coverage coverage() {
    Coverage sum = Coverage.NONE;
    for (CoverageRecorder recorder : recorders) {
      sum = sum.plus(recorder.coverage());
    }
    return sum;
  }
}
