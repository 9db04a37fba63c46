package dev.runesheet.spi.fact;

import java.util.ArrayList;
import java.util.List;

/**
 * One number being computed from several entities, such as the damage of this attack on that
 * defender. It is in working memory while rules name the contributions that count.
 */
public final class Calculation {

  private final String kind;
  private final double base;
  private final List<Part> parts;
  private final List<Contribution> contributions = new ArrayList<>();

  /**
   * Creates a calculation.
   *
   * @param kind the name of the number
   * @param base the number before any contribution
   * @param parts the stats of entities that change it
   */
  public Calculation(String kind, double base, List<Part> parts) {
    this.kind = kind;
    this.base = base;
    this.parts = List.copyOf(parts);
  }

  /** The name of the number. */
  public String getKind() {
    return kind;
  }

  /** The stats of entities that change it. */
  public List<Part> getParts() {
    return parts;
  }

  /** True if a stat of an entity changes the number. */
  public boolean concerns(Entity entity, String stat) {
    return parts.stream()
        .anyMatch(part -> part.entity() == entity.getId() && part.stat().equals(stat));
  }

  /** A rule's word: this contribution counts. */
  public void count(Contribution contribution) {
    contributions.add(contribution);
  }

  /** The base, before any contribution. */
  public double base() {
    return base;
  }

  /** The contributions that count, oldest first within each part; for explanations. */
  public List<Contribution> contributions() {
    contributions.sort(Contribution.OLDEST_FIRST);
    return List.copyOf(contributions);
  }

  /** The result: the parts in their order, each layer by layer. */
  public double result() {
    contributions.sort(Contribution.OLDEST_FIRST);
    double number = base;
    for (Part part : parts) {
      List<Contribution> of =
          contributions.stream().filter(one -> one.getTarget().getId() == part.entity()).toList();
      number = Stacking.apply(number, of, part.stat());
    }
    return number;
  }

  /** A stat of an entity that changes the number. */
  public record Part(int entity, String stat) {
    /** The entity. */
    public int getEntity() {
      return entity;
    }

    /** The stat. */
    public String getStat() {
      return stat;
    }
  }
}
