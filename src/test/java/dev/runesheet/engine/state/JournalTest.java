package dev.runesheet.engine.state;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.spi.Happening;
import dev.runesheet.spi.ListenerException;
import org.junit.jupiter.api.Test;

class JournalTest {

  /** A reader of the journal that cannot be told that something was taken back. */
  private record Failing(RuntimeException thrown) implements JournalObserver {

    @Override
    public void happened(Happening happening) {}

    @Override
    public void stepped() {}

    @Override
    public void beginning() {}

    @Override
    public void ending() {}

    @Override
    public void settle(int mark) {}

    @Override
    public ListenerException tell(ListenerException earlier) {
      return earlier;
    }

    @Override
    public void undone(int mark) {
      throw thrown;
    }

    @Override
    public void discard() {}
  }

  @Test
  void whatSeveralReadersThrowIsTold() {
    Journal journal = new Journal();
    RuntimeException first = new IllegalStateException("first");
    RuntimeException second = new IllegalStateException("second");
    journal.observe(new Failing(first));
    journal.observe(new Failing(second));
    journal.observe(new Failing(first));
    assertThatThrownBy(() -> journal.undone(0)).isSameAs(first).hasSuppressedException(second);
  }
}
