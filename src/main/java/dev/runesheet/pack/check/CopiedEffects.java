package dev.runesheet.pack.check;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.analysis.Finding;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.FindingCode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Effects that are read from the same lines with other words in them, as the programs of a
 * procedure with parameters are. That a line never does anything is true only if it is so in all.
 */
public final class CopiedEffects {

  private static final Set<FindingCode> OF_LINES =
      Set.of(Code.IMPOSSIBLE, Code.SHADOWED, Code.NO_CHANGE);

  private final Map<String, Effect> effects = new HashMap<>();
  private final Map<List<Object>, Set<String>> copies = new HashMap<>();

  /** The copies among the effects of a game. */
  public CopiedEffects(Collection<Effect> effects) {
    for (Effect one : given(effects, "effects")) {
      this.effects.put(one.id(), one);
      copies.computeIfAbsent(lines(one), first -> new HashSet<>()).add(one.id());
    }
  }

  private static List<Object> lines(Effect effect) {
    return List.of(effect.source(), effect.name());
  }

  /**
   * The findings without those that say of a line of some copies, but not of all, that it never
   * does anything.
   */
  public List<Finding> ofAll(List<Finding> findings) {
    Map<List<Object>, Set<String>> told = new HashMap<>();
    for (Finding one : given(findings, "findings")) {
      told.computeIfAbsent(key(one), first -> new HashSet<>()).addAll(one.effects());
    }
    List<Finding> left = new ArrayList<>(findings);
    left.removeIf(one -> isOfLines(one) && !told.get(key(one)).containsAll(copiesOf(one)));
    return left;
  }

  private static List<Object> key(Finding finding) {
    return List.of(finding.diagnostic().code(), finding.diagnostic().location());
  }

  private Set<String> copiesOf(Finding finding) {
    return copies.get(lines(effects.get(finding.effects().get(0))));
  }

  /** True of a line of the effect itself; what is given to it is judged where it is written. */
  private boolean isOfLines(Finding finding) {
    SourceLocation place = finding.diagnostic().location();
    return OF_LINES.contains(finding.diagnostic().code())
        && finding.effects().stream()
            .limit(1)
            .map(effects::get)
            .anyMatch(one -> one != null && place.isIn(one.source()));
  }
}
