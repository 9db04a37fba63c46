package dev.runesheet.pack;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Required;
import java.util.List;
import java.util.Optional;

/**
 * The entries of {@code game.yaml} that all games have.
 *
 * @param homes where each {@link SourceFamily} is
 */
public record ManifestEntries(
    @Doc("The game's id, which is the name of its folders.") Optional<String> game,
    @Doc("Where the rest of the game is written: a file or folder for each family below.") @Required
        JsonValue homes,
    @Doc("Findings that are meant to stay, each with a reason; see commands.md.")
        List<Accepted> accepted) {

  /**
   * A finding that is meant to stay.
   *
   * @param places where the entry is
   */
  public record Accepted(
      @Doc("The finding's code.") String code,
      @Doc("The effect that it is about, by its id or name, or the id of the card.") String effect,
      @Doc("Why it stays.") String reason,
      Places places)
      implements Checked {

    @Override
    public void check(JsonValue written) {
      if (reason.isBlank()) {
        JsonValue value = written.fields().flatMap(all -> all.optional("reason")).orElse(written);
        value.error(Code.EMPTY, "", "why the finding is right");
      }
    }
  }
}
