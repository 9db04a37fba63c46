package lantern;

import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.diagnostic.Severity;

/** The codes of findings that only files of lanterns have. */
public enum LanternCode implements FindingCode {
  NO_LANTERN(
      "LW001", "an effect of no lantern", "Write 'lantern' with id, name and glow above it."),
  NOT_A_LINE("LW002", "a line that the language does not have", "Write what the finding expects.");

  private final Entry entry;

  LanternCode(String id, String title, String fix) {
    entry = new Entry(id, title, fix, Severity.ERROR);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
