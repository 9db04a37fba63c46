package dev.runesheet.bench;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Processor time and allocation of the thread that asks, and memory in use. */
final class Clock {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final OperatingSystemMXBean PROCESS =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private static final int COLLECTIONS = 4;

  private Clock() {}

  /** The processor time of this thread, in nanoseconds. */
  static long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /** The processor time of all threads, in nanoseconds. */
  static long ofProcess() {
    return PROCESS.getProcessCpuTime();
  }

  /** The bytes that this thread has allocated. */
  static long allocated() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  /** The bytes in use after the collection of garbage. */
  static long used() {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
