package dev.runesheet.studio.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.studio.sheets.EditHistory.Edit;
import org.junit.jupiter.api.Test;

class EditHistoryTest {

  private final EditHistory history = new EditHistory();

  private static Edit edit(String before, String after) {
    return new Edit("a.json", "", "", before, after);
  }

  @Test
  void whatWasUndoneCanBeMadeAgainUntilSomethingElseIs() {
    history.add(edit("a", "b"));
    history.undo();
    assertThat(history.last()).isEmpty();
    assertThat(history.next()).contains(edit("a", "b"));
    history.redo();
    history.undo();
    history.add(edit("a", "c"));
    assertThat(history.next()).isEmpty();
    assertThat(history.last()).contains(edit("a", "c"));
  }

  /** Each edit of a text holds the whole file twice: hundreds of them would fill the memory. */
  @Test
  void theOldestEditsOfLongTextsAreForgotten() {
    String text = "a".repeat(8_000_000);
    for (int i = 0; i < 6; i++) {
      history.add(edit(text, text));
    }
    assertThat(history.done()).isEqualTo(4);
    String longer = text.repeat(9);
    history.add(edit("", longer));
    assertThat(history.last()).contains(edit("", longer));
    assertThat(history.done()).isEqualTo(1);
  }
}
