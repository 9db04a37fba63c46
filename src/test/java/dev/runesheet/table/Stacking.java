package dev.runesheet.table;

import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.fact.StackingRequest;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.word.StackingMode;
import java.util.List;

/** The stacking policy as a table of another title. */
public final class Stacking {

  private static final List<String> MODES = Word.words(StackingMode.class);

  private Stacking() {}

  /** Its layout, for some types of effects; any if there are none. */
  public static TableLayout layout(String title, List<String> types) {
    QuestionSpec policy = QuestionSpec.of(StackingRequest.class);
    return QuestionTable.layout(
        "engine",
        new QuestionSpec(
            title,
            policy.family(),
            policy.doc(),
            policy.rows(),
            policy.exceptions(),
            "rules.engine",
            policy.fact(),
            policy.columns()),
        list -> list.equals("mode") ? MODES : list.equals("type of effect") ? types : List.of());
  }
}
