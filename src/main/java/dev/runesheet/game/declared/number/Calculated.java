package dev.runesheet.game.declared.number;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A calculation.
 *
 * @param zeroStays whether 0 stays 0
 * @param least the least it comes to
 * @param addsTo the target's stat that the result is added to
 * @param notes the stat of self that the result is added to as a note; empty for none
 * @param notesIf when it is noted; null for always
 * @param notesAtMost the most that is noted; null for no limit
 * @param raises the event that a result above 0 raises; empty for none
 * @param parts its parts, in order
 */
public record Calculated(
    boolean zeroStays,
    double least,
    String addsTo,
    String notes,
    Expression.Test notesIf,
    Expression.Number notesAtMost,
    String raises,
    List<Part> parts) {

  /** Copies the list. */
  public Calculated {
    parts = List.copyOf(parts);
  }

  /** The amount that a result adds to the number that notes it; 0 if it is not noted. */
  public double noted(double result, Expression.Roles roles) {
    if (notes.isEmpty() || notesIf != null && !notesIf.holds(roles)) {
      return 0;
    }
    return notesAtMost == null ? result : Math.min(result, notesAtMost.of(roles));
  }

  /** The sides of which modifiers of a stat count. */
  public Set<Side> sides(String stat) {
    return parts.stream()
        .filter(part -> part.modifiers().equals(stat))
        .map(Part::of)
        .collect(Collectors.toSet());
  }

  /** The parts by rank, those of one rank as they are declared. */
  public List<Part> ordered(Expression.Roles roles) {
    if (parts.stream().allMatch(part -> part.rank() == null)) {
      return parts;
    }
    Map<Part, Double> ranks = new IdentityHashMap<>();
    double rank = Double.NEGATIVE_INFINITY;
    for (Part part : parts) {
      rank = part.rank() == null ? rank : part.rank().of(roles);
      ranks.put(part, rank);
    }
    return parts.stream().sorted(Comparator.comparing(ranks::get)).toList();
  }

  /** The parts by rank, each with those behind it that count together with it. */
  public List<List<Part>> together(Expression.Roles roles) {
    List<Part> ordered = ordered(roles);
    List<List<Part>> groups = new ArrayList<>(ordered.size());
    for (int from = 0, to; from < ordered.size(); from = to) {
      to = from + 1;
      while (to < ordered.size() && ordered.get(to).together()) {
        to++;
      }
      groups.add(ordered.subList(from, to));
    }
    return groups;
  }

  /**
   * A part of a calculation.
   *
   * @param name its name
   * @param modifiers the stat whose modifiers change the result; empty for none
   * @param of the side whose modifiers count
   * @param times the factor; null for none
   * @param add the summand; null for none
   * @param test the condition; null for none
   * @param rank the rank, by which parts are ordered; null for the place behind the part before
   * @param together whether its modifiers and those of the part before change the result as those
   *     of one number do, layer by layer
   */
  public record Part(
      String name,
      String modifiers,
      Side of,
      Expression.Number times,
      Expression.Number add,
      Expression.Test test,
      Expression.Number rank,
      boolean together) {}

  /** One of the two entities of a calculation. */
  public enum Side {
    /** The source of the calculation. */
    SELF,
    /** The target of the calculation. */
    TARGET
  }
}
