package dev.runesheet.testing.coverage;

import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Required;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The coverage of tests, simulations and replays.
 *
 * @param subjects games and projects, by name
 */
public record Coverage(@Required @Distinct List<SubjectCoverage> subjects) {

  /** The coverage of nothing. */
  public static final Coverage NONE = new Coverage(List.of());

  /** Copies and sorts. */
  public Coverage {
    subjects = subjects.stream().sorted(Comparator.comparing(SubjectCoverage::name)).toList();
  }

  /** The coverage of one game or project. */
  public static Coverage of(SubjectCoverage subject) {
    return new Coverage(List.of(subject));
  }

  /** The coverage of a game or project. */
  public Optional<SubjectCoverage> subject(String name) {
    return subjects.stream().filter(one -> one.name().equals(name)).findFirst();
  }

  /**
   * Both together: what either has covered is covered.
   *
   * @throws OtherRulesException if they are of different rules of the same game or project; none of
   *     it is merged then
   */
  public Coverage plus(Coverage other) {
    List<SubjectCoverage> sum = new ArrayList<>();
    for (SubjectCoverage subject : subjects) {
      sum.add(other.subject(subject.name()).map(subject::plus).orElse(subject));
    }
    other.subjects.stream().filter(one -> subject(one.name()).isEmpty()).forEach(sum::add);
    return new Coverage(sum);
  }
}
