package dev.runesheet.table;

import dev.runesheet.model.Stacking;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.question.HitPolicy;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The table that decides how continuous effects of a type and key combine. */
public final class StackingPolicyTable {

  /** The effect type that a row is for. */
  public static final Binding TYPE = new Binding.Value("type");

  /** The stacking key that a row is for. */
  public static final Binding KEY = new Binding.Value("key");

  /** How effects combine. */
  public static final Binding MODE = new Binding.Value("mode");

  /** The most that their sum comes to. */
  public static final Binding CAP = new Binding.Value("cap");

  private StackingPolicyTable() {}

  /**
   * The table's layout.
   *
   * @param types the effect types of the game, for its list; empty if any word will do
   */
  public static TableLayout layout(String title, String rulePackage, List<String> types) {
    List<String> modes =
        Arrays.stream(Stacking.Mode.values())
            .map(mode -> mode.name().toLowerCase(Locale.ROOT))
            .toList();
    return new TableLayout(
        title,
        rulePackage,
        List.of("dev.runesheet.engine.fact.StackingRequest"),
        "$s : StackingRequest",
        HitPolicy.UNIQUE,
        List.of(
            Column.name(),
            Column.remark(),
            Column.asking(
                "type",
                "Type of effect",
                "The type that the row is for. Empty: all types.",
                new CellType.Word("type of effect", types, Code.UNKNOWN_WORD),
                TYPE),
            Column.asking(
                "key",
                "Stacking key",
                "The key that the row is for. Empty: all keys.",
                new CellType.Word("stacking key", List.of(), Code.UNKNOWN_WORD),
                KEY),
            Column.of(
                    Keyword.ACTION,
                    "$s.decide(\"$param\");",
                    "How they combine",
                    "additive: all count. max_only, min_only: the largest or smallest counts."
                        + " no_stack: the oldest counts.",
                    new CellType.Word("mode", modes, Code.UNKNOWN_WORD),
                    MODE)
                .filled(),
            Column.of(
                Keyword.ACTION,
                "$s.cap($param);",
                "At most",
                "The most that they come to together. Empty: no limit.",
                new CellType.Decimal(0, Double.MAX_VALUE),
                CAP)));
  }
}
