package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A card of a declared game, or a player: besides the engine's properties it has the game's. */
public final class DeclaredCard extends Entity {

  private static final String[] NUMBERED = {"numbered"};

  private final Card card;
  private final Set<String> properties;
  private final Map<String, Double> usual;
  private final Map<String, List<String>> sums;
  private final Map<String, Double> least;

  /** The numbers for which scopes ask. */
  private final Set<String> asked;

  /**
   * Makes an entity.
   *
   * @param card the card's definition; null for an entity that is no card
   * @param catalog what the game declares
   */
  public DeclaredCard(NewEntity wanted, Card card, DeclaredCatalog catalog) {
    super(
        wanted.id(),
        wanted.kind(),
        wanted.definition(),
        wanted.name(),
        wanted.controller(),
        wanted.zone(),
        wanted.schema());
    this.card = card;
    this.properties = catalog.properties().keySet();
    this.usual = card == null ? Map.of() : catalog.usual(card.kind());
    this.sums = catalog.extras().sums();
    this.least = catalog.extras().least();
    this.asked = catalog.askedNow();
  }

  private DeclaredCard(DeclaredCard other) {
    super(other);
    this.card = other.card;
    this.properties = other.properties;
    this.usual = other.usual;
    this.sums = other.sums;
    this.least = other.least;
    this.asked = other.asked;
  }

  @Override
  public DeclaredCard copy() {
    return new DeclaredCard(this);
  }

  @Override
  protected double own(int index) {
    double own = base(index);
    if (!sums.isEmpty()) {
      for (String addend : addends(schema().name(index))) {
        own += stat(addend);
      }
    }
    return own;
  }

  @Override
  protected double bounded(String stat, double number, List<Contribution> counting) {
    Double bound = least.get(stat);
    return bound == null || number >= bound || !isChanged(stat, counting) ? number : bound;
  }

  @Override
  public boolean isBounded(String stat) {
    return least.containsKey(stat);
  }

  /** True if modifiers of the stat itself count now. */
  private static boolean isChanged(String stat, List<Contribution> counting) {
    return counting.stream().anyMatch(one -> one.getStat().equals(stat));
  }

  @Override
  public List<String> addends(String stat) {
    return sums.getOrDefault(stat, List.of());
  }

  @Override
  public String[] changedProperties(int stat, double before, double after) {
    boolean told = !asked.isEmpty() && asked.contains(schema().name(stat));
    return told ? NUMBERED : super.changedProperties(stat, before, after);
  }

  @Override
  public String[] propertiesSetUp() {
    return asked.isEmpty() ? super.propertiesSetUp() : NUMBERED;
  }

  @Override
  protected String word(String property) {
    String word = card == null ? null : card.words().get(property);
    return word != null || properties.contains(property) ? word : super.word(property);
  }

  @Override
  protected double printed(String stat) {
    return card == null ? Double.NaN : card.printed(stat, usual).orElse(Double.NaN);
  }
}
