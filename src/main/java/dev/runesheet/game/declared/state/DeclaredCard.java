package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Kind;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A card of a declared game, or a player: besides the engine's properties it has the game's. */
public final class DeclaredCard extends Entity {

  private static final String[] NUMBERED = {"numbered"};

  /** Null for an entity that is no card. */
  private final Card card;

  private final Set<String> properties;
  private final Map<String, Double> usual;
  private final Map<String, List<String>> sums;
  private final Map<String, Double> least;

  /** The numbers for which scopes ask as they are at the moment. */
  private final Set<String> asked;

  /** The entity of a game, which need be none of these if it would have nothing of the game's. */
  public static Entity of(NewEntity wanted, DeclaredCatalog catalog) {
    DeclaredCard card = new DeclaredCard(wanted, catalog);
    boolean plain =
        card.properties.isEmpty()
            && card.sums.isEmpty()
            && card.least.isEmpty()
            && card.asked.isEmpty()
            && catalog.scopes().values().stream().allMatch(scope -> scope.printed().isEmpty());
    return plain ? wanted.plain() : card;
  }

  private DeclaredCard(NewEntity wanted, DeclaredCatalog catalog) {
    super(
        wanted.id(),
        wanted.kind(),
        wanted.definition(),
        wanted.name(),
        wanted.controller(),
        wanted.zone(),
        wanted.schema());
    this.card = catalog.cards().get(wanted.definition());
    this.properties = catalog.properties().keySet();
    this.usual = card == null ? Map.of() : catalog.usual(card.kind());
    this.sums = catalog.extras().sums();
    this.least = catalog.extras().least();
    Kind kind = catalog.kinds().get(wanted.kind());
    this.asked = kind == null ? Set.of() : kind.asked();
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
  protected String word(String property) {
    String word = card == null ? null : card.words().get(property);
    return word != null || properties.contains(property) ? word : super.word(property);
  }

  @Override
  protected double printed(String stat) {
    return card == null ? Double.NaN : card.printed(stat, usual).orElse(Double.NaN);
  }
}
