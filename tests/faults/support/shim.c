/*
 * Stands between the program and its system's clock and disk (LD_PRELOAD), and does as a shared file of two numbers
 * says: by how many seconds the clock is wrong, and whether writing to the disk for good fails.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

struct faults {
  int64_t clock_off_by;
  int64_t sync_fails;
};

static volatile struct faults *faults(void) {
  static volatile struct faults *shared;
  if (shared) return shared;
  int file = open(getenv("FAULTS_FILE"), O_RDONLY);
  void *mapped = mmap(0, sizeof(struct faults), PROT_READ, MAP_SHARED, file, 0);
  if (mapped == MAP_FAILED) abort();
  return shared = mapped;
}

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

int clock_gettime(clockid_t clock, struct timespec *now) {
  REAL(clock_gettime);
  int result = real(clock, now);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now->tv_sec += faults()->clock_off_by;
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  REAL(gettimeofday);
  int result = real(now, zone);
  now->tv_sec += faults()->clock_off_by;
  return result;
}

time_t time(time_t *now) {
  struct timespec read;
  clock_gettime(CLOCK_REALTIME, &read);
  if (now) *now = read.tv_sec;
  return read.tv_sec;
}

int fdatasync(int file) {
  REAL(fdatasync);
  if (!faults()->sync_fails) return real(file);
  errno = EIO;
  return -1;
}

int fsync(int file) {
  REAL(fsync);
  if (!faults()->sync_fails) return real(file);
  errno = EIO;
  return -1;
}
