package dev.runesheet.cli.console;

import dev.runesheet.spelling.Capital;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** The progress display of a long command, shown only to a person at a terminal. */
public interface Progress extends AutoCloseable {

  /** Adds progress; any thread may call it. */
  void done(int more);

  /** Sets the text beside the bar. */
  void note(String words);

  @Override
  void close();

  /**
   * Starts to show progress.
   *
   * @param total how much there is to do; -1 if that is not known
   */
  static Progress start(Terminal terminal, String unit, long total) {
    return terminal.watched() ? Bar.of(terminal, unit, total) : new Nothing();
  }

  /** No progress display, for files and pipes. */
  record Nothing() implements Progress {
    @Override
    public void done(int more) {}

    @Override
    public void note(String words) {}

    @Override
    public void close() {}
  }

  /** A bar that goes away when all is done. */
  record Bar(Terminal terminal, ProgressBar bar) implements Progress {

    private static final int EVERY_MILLIS = 200;
    private static final String CLEAR = "\r\u001b[K";

    static Bar of(Terminal terminal, String unit, long total) {
      var consumer =
          new DelegatingProgressBarConsumer(text -> show(terminal, text), terminal.width() - 20);
      ProgressBar bar =
          new ProgressBarBuilder()
              .setTaskName(Capital.first(unit))
              .setInitialMax(total)
              .setStyle(ProgressBarStyle.ASCII)
              .setUpdateIntervalMillis(EVERY_MILLIS)
              .setConsumer(consumer)
              .build();
      return new Bar(terminal, bar);
    }

    private static void show(Terminal terminal, String text) {
      terminal.err().print(CLEAR + text);
      terminal.err().flush();
    }

    @Override
    public void done(int more) {
      bar.stepBy(more);
    }

    @Override
    public void note(String words) {
      bar.setExtraMessage(words);
    }

    @Override
    public void close() {
      bar.close();
      show(terminal, "");
    }
  }
}
