package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.WinnerRule;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.Extremum;
import java.util.List;
import java.util.Optional;

/** The entry {@code winner} of {@code game.yaml}. */
public record WinnerLine(
    @Doc(
            "The numbers that decide, in order: each tells apart those who are level in all before"
                + " it.")
        @Required
        List<ByLine> by,
    @Doc(
            "Who wins of those who are level in all of them: all, who share the win; nobody, which"
                + " is a draw; or the one in the first or the last seat.")
        @Default("\"all\"")
        WinnerRule.Tied tied)
    implements Checked {

  @Override
  public void check(JsonValue written) {
    written.notEmpty("by", Code.MISSING_FIELD, "[]", "at least one number");
  }

  /** A number that decides who wins. */
  public record ByLine(
      @Doc("A number of a player, who is 'self', without chance: who has the largest is best.")
          Optional<@Ref("number") String> largest,
      @Doc("The same where who has the smallest is best.") Optional<@Ref("number") String> smallest,
      SourceLocation place)
      implements Checked {

    /** The number. */
    public Optional<String> number() {
      return largest.or(() -> smallest);
    }

    /** The end of the numbers that is best. */
    public Extremum best() {
      return largest.isPresent() ? Extremum.LARGEST : Extremum.SMALLEST;
    }

    /** The place of the number. */
    public SourceLocation placeOfNumber() {
      return place.field(best().word());
    }

    @Override
    public void check(JsonValue written) {
      List<String> ends = Word.words(Extremum.class);
      if (written.node().isEmpty()) {
        written.error(Code.MISSING_FIELD, "", Words.oneOf(ends));
      } else if (ends.stream().allMatch(end -> written.field(end).isPresent())) {
        String found = Words.quote(ends.get(1)) + " besides " + Words.quote(ends.get(0));
        written
            .field(ends.get(1))
            .ifPresent(field -> field.error(Code.UNKNOWN_FIELD, found, "only one of them"));
      }
    }
  }
}
