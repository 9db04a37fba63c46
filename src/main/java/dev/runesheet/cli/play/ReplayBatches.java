package dev.runesheet.cli.play;

import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.console.Progress;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.RecordedGames;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The replay of a file line by line, in batches of several at a time, reported in order. */
final class ReplayBatches implements AutoCloseable {

  private static final int MOST_THREADS = 8;

  private final String file;
  private final RecordedGames games;
  private final ReplayReport report;
  private final Progress progress;
  private final int threads;
  private final ExecutorService pool;
  private final Deque<Future<Result>> working = new ArrayDeque<>();

  ReplayBatches(String file, RecordedGames games, ReplayReport report, Progress progress) {
    this.file = file;
    this.games = games;
    this.report = report;
    this.progress = progress;
    threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
    pool = Executors.newFixedThreadPool(threads);
  }

  private record Result(int records, List<RecordedGames.Replayed> games, List<Diagnostic> errors) {}

  /**
   * Replays all lines.
   *
   * @throws IOException if the file cannot be read to its end; what could be read is reported
   */
  void replay(RecordLines lines) throws IOException {
    try {
      RecordLines.Batch batch = lines.next(games.batchSize());
      while (!batch.lines().isEmpty()) {
        RecordLines.Batch taken = batch;
        working.add(pool.submit(() -> replay(taken)));
        reportUntil(threads);
        batch = lines.next(games.batchSize());
      }
    } finally {
      reportUntil(0);
    }
  }

  private Result replay(RecordLines.Batch batch) {
    Diagnostics findings = new Diagnostics();
    List<RecordedGames.Replayed> results =
        games.replay(file, batch.first(), batch.lines(), findings);
    List<Diagnostic> errors = findings.all().stream().filter(Diagnostic::isError).toList();
    return new Result(batch.records(), results, errors);
  }

  /** Waits until at most this many batches are in progress. */
  private void reportUntil(int left) {
    while (working.size() > left) {
      try {
        Result result = working.remove().get();
        report.add(result.records(), result.games(), result.errors());
        progress.done(result.records());
      } catch (ExecutionException failed) {
        throw new IllegalStateException("a game failed: " + failed.getCause(), failed.getCause());
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw CommandFailure.of("The replay was interrupted.");
      }
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
